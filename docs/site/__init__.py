"""What the site of the documentation has besides the pages in docs/: made from the project."""
