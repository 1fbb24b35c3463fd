// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TextureFixtures", path: "..")],
  targets: [
    .systemLibrary(name: "CMalloc"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CMalloc",
        .product(name: "AsyncDisplayKit", package: "TextureFixtures"),
        .product(name: "FixtureSupport", package: "TextureFixtures"),
        .product(name: "UIKit", package: "TextureFixtures"),
        .product(name: "FixtureHosting", package: "TextureFixtures"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")],
      plugins: [.plugin(name: "GenerateFixtures", package: "TextureFixtures")]),
  ]
)
