from tests.server.postgres import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]
