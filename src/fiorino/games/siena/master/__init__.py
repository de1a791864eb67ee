"""Strong play of Siena: nets that value a table, and the levels that search with them."""
