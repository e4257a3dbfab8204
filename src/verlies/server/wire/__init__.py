"""What goes over the wire: messages and how they are made for one viewer."""
