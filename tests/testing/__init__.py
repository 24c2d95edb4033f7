"""Tests of what others test their bots with."""
