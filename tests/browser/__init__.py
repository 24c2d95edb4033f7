"""The page in a real browser, before a real server: what a player sees, hears, and can do."""
