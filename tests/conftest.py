"""How properties are tried: `make test` the same each time, `make soak` always new and longer."""

from hypothesis import HealthCheck, settings

TRIED_AT_ONCE = 12
TRIED_IN_A_SOAK = 300

settings.register_profile(
    "test",
    max_examples=TRIED_AT_ONCE,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
settings.register_profile(
    "soak", settings.get_profile("test"), max_examples=TRIED_IN_A_SOAK, derandomize=False
)
settings.load_profile("test")
