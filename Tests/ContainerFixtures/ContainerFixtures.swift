// The fixtures of ContainerTests: SwiftPM lets no test target of this package use the plugin itself,
// since the tool behind it would be linked into the tests twice.
