"""Why something is not possible in KLONG! alone."""

from typing import Final

from verlies.core.tables import ReasonTable

from ...families.klong.reasons import REASONS as FAMILY

REASONS: Final = ReasonTable(FAMILY)

NO_SECRET_THERE: Final = REASONS.add("no-secret-there")
NO_WAY_TO_REACH: Final = REASONS.add("no-way-to-reach", says="no-secret-there")
