// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Migration",
  // The name is needed: the identity of a package at a path is the name of its folder.
  dependencies: [.package(name: "TextureFixtures", path: "../..")],
  targets: [
    .target(
      name: "Inbox",
      dependencies: [.product(name: "AsyncDisplayKit", package: "TextureFixtures")]),
    .testTarget(
      name: "InboxTests",
      dependencies: ["Inbox", .product(name: "FixtureTesting", package: "TextureFixtures")],
      plugins: [.plugin(name: "GenerateFixtures", package: "TextureFixtures")]),
  ]
)
