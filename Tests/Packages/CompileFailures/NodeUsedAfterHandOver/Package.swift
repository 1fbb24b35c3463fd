// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NodeUsedAfterHandOver",
  dependencies: [.package(name: "TextureFixtures", path: "../../../..")],
  targets: [
    .target(
      name: "NodeUsedAfterHandOver",
      dependencies: [.product(name: "AsyncDisplayKit", package: "TextureFixtures")])
  ]
)
