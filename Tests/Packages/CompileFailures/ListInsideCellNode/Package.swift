// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ListInsideCellNode",
  dependencies: [.package(name: "TextureFixtures", path: "../../../..")],
  targets: [
    .target(
      name: "ListInsideCellNode",
      dependencies: [.product(name: "AsyncDisplayKit", package: "TextureFixtures")])
  ]
)
