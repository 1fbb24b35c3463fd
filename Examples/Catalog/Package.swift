// swift-tools-version: 6.2
import PackageDescription

// An app that has not moved to the Swift 6 mode yet.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "Catalog",
  // The name is needed: the identity of a package at a path is the name of its folder.
  dependencies: [.package(name: "TextureFixtures", path: "../..")],
  targets: [
    // The app's own code; it knows nothing of fixtures.
    .target(
      name: "Shop",
      dependencies: [.product(name: "AsyncDisplayKit", package: "TextureFixtures")],
      swiftSettings: settings),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "FixtureTesting", package: "TextureFixtures")],
      swiftSettings: settings,
      plugins: [.plugin(name: "GenerateFixtures", package: "TextureFixtures")]),
  ]
)
