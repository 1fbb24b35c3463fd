// swift-tools-version: 6.2
import PackageDescription

// View code in the style of ordinary apps, kept compiling: in Swift 5 mode, as such apps are.
let package = Package(
  name: "Corpus",
  dependencies: [.package(name: "TextureFixtures", path: "../../..")],
  targets: [
    .target(
      name: "AppCorpus",
      dependencies: [
        .product(name: "UIKit", package: "TextureFixtures"),
        .product(name: "AsyncDisplayKit", package: "TextureFixtures"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
