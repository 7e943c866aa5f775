"""What bots know of Songbirds."""
