"""Why something is not possible in KLONG! alone."""

from typing import Final

from verlies.core.tables import ReasonTable

from ...families.klong.reasons import REASONS as FAMILY

REASONS: Final = ReasonTable(FAMILY)

NO_SECRET_THERE, NO_WAY_TO_REACH = REASONS.row("no-secret-there no-way-to-reach:no-secret-there")
