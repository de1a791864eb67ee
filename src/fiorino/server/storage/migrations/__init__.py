"""How the tables came to be: one module for each step, run by Alembic."""
