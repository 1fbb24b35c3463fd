// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AppCallsDriver",
  dependencies: [.package(name: "TextureFixtures", path: "../../../..")],
  targets: [
    .target(
      name: "AppCallsDriver",
      dependencies: [.product(name: "UIKit", package: "TextureFixtures")])
  ]
)
