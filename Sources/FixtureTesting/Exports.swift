// A test file that imports this module alone can name hosts, expectations and the runtime's types.
@_exported import FixtureHosting
@_exported import FixtureSupport
