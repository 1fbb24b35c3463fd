// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BatchFetchOnMainActor",
  dependencies: [.package(name: "TextureFixtures", path: "../../../..")],
  targets: [
    .target(
      name: "BatchFetchOnMainActor",
      dependencies: [.product(name: "AsyncDisplayKit", package: "TextureFixtures")])
  ]
)
