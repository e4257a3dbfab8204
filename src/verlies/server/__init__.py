"""The web table: lobby, tables, HTTP and WebSocket, and the store behind them."""
