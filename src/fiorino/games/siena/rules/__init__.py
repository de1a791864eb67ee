"""The rules by chapter: rounds and cards, auctions, the country, the town, the Inn, the beggar."""
