// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TextureFixtures", path: "..")],
  targets: [
    .systemLibrary(name: "CMalloc"),
    .target(name: "CTextPeer"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CMalloc",
        "CTextPeer",
        .product(name: "AsyncDisplayKit", package: "TextureFixtures"),
        .product(name: "FixtureSupport", package: "TextureFixtures"),
        .product(name: "FixtureFonts", package: "TextureFixtures"),
        .product(name: "UIKit", package: "TextureFixtures"),
        .product(name: "FixtureHosting", package: "TextureFixtures"),
        .product(name: "FixtureRendering", package: "TextureFixtures"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")],
      plugins: [.plugin(name: "GenerateFixtures", package: "TextureFixtures")]),
  ]
)
