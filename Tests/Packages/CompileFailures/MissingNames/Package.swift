// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MissingNames",
  dependencies: [.package(name: "TextureFixtures", path: "../../../..")],
  targets: [
    .target(
      name: "MissingNames",
      dependencies: [.product(name: "FixtureSupport", package: "TextureFixtures")],
      plugins: [.plugin(name: "GenerateFixtures", package: "TextureFixtures")])
  ]
)
