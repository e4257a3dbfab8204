"""The kit: parts that several games have, on plain values, with hooks where they differ."""
