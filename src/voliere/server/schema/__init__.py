"""Every shape that goes over the wire. docs/api.md explains them; OpenAPI is made from them."""
