"""What is asked over HTTP: the application, its routes and who may use them."""
