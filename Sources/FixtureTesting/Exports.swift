// A test file that imports only this module can use hosts, expectations and the runtime's types.
@_exported import FixtureHosting
@_exported import FixtureRendering
@_exported import FixtureSupport
