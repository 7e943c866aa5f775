"""What bots know of Wyrmspan."""
