"""Strong play of Medici vs Strozzi: trained nets, a search with them, and an exact end of a round.

The one part of the game that needs numpy. Nothing else of the game imports it but
`MediciVsStrozzi.strength`, when a bot asks for it.
"""
