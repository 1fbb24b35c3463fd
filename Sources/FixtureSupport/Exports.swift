// Assertions, steps and elements of expectations, which fixtures and hosts share.
@_exported import FixtureContract
