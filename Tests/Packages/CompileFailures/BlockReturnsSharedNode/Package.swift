// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BlockReturnsSharedNode",
  dependencies: [.package(name: "TextureFixtures", path: "../../../..")],
  targets: [
    .target(
      name: "BlockReturnsSharedNode",
      dependencies: [.product(name: "AsyncDisplayKit", package: "TextureFixtures")])
  ]
)
