// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Feed",
  // The name is needed: the identity of a package at a path is the name of its folder.
  dependencies: [.package(name: "TextureFixtures", path: "../..")],
  targets: [
    // A library target may hold fixtures, too: any test target then uses the generated types.
    .target(
      name: "FeedFixtures",
      dependencies: [.product(name: "FixtureSupport", package: "TextureFixtures")],
      path: "Fixtures",
      plugins: [.plugin(name: "GenerateFixtures", package: "TextureFixtures")]),
    .testTarget(
      name: "FeedTests",
      dependencies: [
        "FeedFixtures", .product(name: "FixtureTesting", package: "TextureFixtures"),
      ]),
  ]
)
