// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BlockCapturesModel",
  dependencies: [.package(name: "TextureFixtures", path: "../../../..")],
  targets: [
    .target(
      name: "BlockCapturesModel",
      dependencies: [.product(name: "AsyncDisplayKit", package: "TextureFixtures")])
  ]
)
