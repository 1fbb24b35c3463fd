// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BlockInConstant",
  dependencies: [.package(name: "TextureFixtures", path: "../../../..")],
  targets: [
    .target(
      name: "BlockInConstant",
      dependencies: [.product(name: "AsyncDisplayKit", package: "TextureFixtures")])
  ]
)
