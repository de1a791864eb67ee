"""The steps, numbered. A step that was published is never changed."""
