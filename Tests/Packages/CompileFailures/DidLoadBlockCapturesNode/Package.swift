// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "DidLoadBlockCapturesNode",
  dependencies: [.package(name: "TextureFixtures", path: "../../../..")],
  targets: [
    .target(
      name: "DidLoadBlockCapturesNode",
      dependencies: [.product(name: "AsyncDisplayKit", package: "TextureFixtures")])
  ]
)
