"""Every address of the server: the socket, the REST interface, the page."""
