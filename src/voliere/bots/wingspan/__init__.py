"""What bots know of Wingspan."""
