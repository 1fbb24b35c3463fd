// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CustomCollectionView",
  // The name is needed: the identity of a package at a path is the name of its folder.
  dependencies: [.package(name: "TextureFixtures", path: "../..")],
  targets: [
    .testTarget(
      name: "GalleryTests",
      dependencies: [.product(name: "FixtureTesting", package: "TextureFixtures")],
      plugins: [.plugin(name: "GenerateFixtures", package: "TextureFixtures")])
  ]
)
