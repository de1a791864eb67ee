"""The messages described as OpenAPI, JSON Schema and TypeScript."""
