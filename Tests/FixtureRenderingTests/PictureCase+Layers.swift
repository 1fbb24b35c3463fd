import Foundation
import UIKit

@testable import FixtureRendering

extension PictureCase {
  /// A case for every drawn or approximated property of layers.
  static let layers: [PictureCase] = geometry + looks + contents + classes

  private static let geometry: [PictureCase] = [
    .layer(
      "bounds",
      holds: "<g transform=\"translate(8 4)\"><rect x=\"4\" y=\"6\" width=\"40\" height=\"24\""
    ) { $0.bounds.origin = CGPoint(x: 4, y: 6) },
    .layer("position", holds: "translate(20 18)") { $0.position = CGPoint(x: 40, y: 30) },
    .layer("anchorPoint", holds: "translate(32 22)") { $0.anchorPoint = .zero },
    .layer(
      "anchorPointZ",
      over: {
        $0.superlayer?.sublayerTransform.m34 = -0.01
        $0.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
      }
    ) { $0.anchorPointZ = 15 },
    .layer("frame", holds: "translate(2 4)\"><rect x=\"0\" y=\"0\" width=\"30\" height=\"20\"") {
      $0.frame = CGRect(x: 2, y: 4, width: 30, height: 20)
    },
    .layer("transform", holds: "<g transform=\"matrix(0 1 -1 0 44 2)\">") {
      $0.transform = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    },
    .layer("sublayerTransform", holds: "<g transform=\"matrix(0.5 0 0 0.5 22 17)\">") {
      $0.superlayer?.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    },
    .layer(
      "zPosition", holds: "fill=\"#00aa00\"/></g><g transform=\"translate(12 10)\"><rect",
      over: { $0.superlayer?.addSublayer(square(30, 4, 28, green)) }
    ) { $0.zPosition = 1 },
    .layer("isGeometryFlipped", holds: "translate(12 14)") {
      $0.superlayer?.isGeometryFlipped = true
    },
    .layer(
      "sublayers", holds: "<g transform=\"translate(16 6)\"><rect", lacks: ["#0000ff"]
    ) { $0.sublayers = [square(16, 6, 10, green)] },
  ]

  private static let looks: [PictureCase] =
    [
      .layer("isHidden", lacks: ["#ff0000", "#0000ff"]) { $0.isHidden = true },
      .layer("opacity", holds: "<g transform=\"translate(12 10)\" opacity=\"0.5\">") {
        $0.opacity = 0.5
      },
      .layer(
        "allowsGroupOpacity", holds: "<g transform=\"translate(12 10)\"><g opacity=\"0.5\"><rect",
        over: { $0.opacity = 0.5 }
      ) { $0.allowsGroupOpacity = false },
      .layer("masksToBounds", holds: "<g clip-path=\"url(#c1)\"><g transform=\"translate(-6 8)\">")
      {
        $0.masksToBounds = true
      },
      .layer(
        "mask", holds: "mask-type=\"alpha\"><g transform=\"translate(4 4)\"><path d=\"M8 0",
        "mask=\"url(#m"
      ) {
        let mask = square(4, 4, 16, blue)
        mask.cornerRadius = 8
        $0.mask = mask
      },
      .layer("backgroundColor", holds: "fill=\"#00aa00\" fill-opacity=\"0.4\"") {
        $0.backgroundColor = green.copy(alpha: 0.4)
      },
      .layer("cornerRadius", holds: "<path d=\"M8 0L32 0") { $0.cornerRadius = 8 },
      .layer("cornerCurve", holds: "<path d=\"M12 0L28 0C", over: { $0.cornerRadius = 8 }) {
        $0.cornerCurve = .continuous
      },
      .layer(
        "isDoubleSided", lacks: ["#ff0000"],
        over: { $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
      ) { $0.isDoubleSided = false },
      .layer("maskedCorners", holds: "<path d=\"M0 0L32 0C", over: { $0.cornerRadius = 8 }) {
        $0.maskedCorners = .layerMaxXMinYCorner
      },
      .layer(
        "borderWidth", holds: "<rect x=\"3\" y=\"3\" width=\"34\" height=\"18\"",
        "stroke-width=\"6\"", over: { $0.borderColor = green }
      ) { $0.borderWidth = 6 },
      .layer("borderColor", holds: "stroke=\"#00aa00\"", over: { $0.borderWidth = 4 }) {
        $0.borderColor = green
      },
    ] + shadows

  private static let shadows: [PictureCase] = [
    .layer(
      "shadowColor", holds: "flood-color=\"#00aa00\"", lacks: ["flood-color=\"#000000\""],
      over: { $0.shadowOpacity = 1 }
    ) { $0.shadowColor = green },
    .layer("shadowOpacity", holds: "flood-opacity=\"0.5\"") { $0.shadowOpacity = 0.5 },
    .layer("shadowOffset", holds: "dx=\"8\" dy=\"10\"", over: { $0.shadowOpacity = 1 }) {
      $0.shadowOffset = CGSize(width: 8, height: 10)
    },
    .layer("shadowRadius", holds: "stdDeviation=\"7\"", over: { $0.shadowOpacity = 1 }) {
      $0.shadowRadius = 7
    },
    .layer(
      "shadowPath",
      holds: "<g filter=\"url(#f1)\"><rect x=\"0\" y=\"20\" width=\"46\" height=\"14\"",
      over: { $0.shadowOpacity = 1 }
    ) { $0.shadowPath = path(0, 20, 46, 14) },
  ]

  /// A case of a layer with an image of 16 points in four colors, and no sublayer.
  private static func image(
    _ name: String, holds fragments: String...,
    over setup: @escaping @MainActor @Sendable (CALayer) -> Void = { _ in },
    change: @escaping @MainActor @Sendable (CALayer) -> Void
  ) -> PictureCase {
    .layer(
      name, of: { CALayer() }, holds: fragments,
      over: {
        $0.contents = drawnImage().cgImage
        $0.contentsScale = 2
        setup($0)
      }, change: change)
  }

  private static let contents: [PictureCase] = [
    .layer(
      "contents", holds: "href=\"data:image/png;base64,iVBOR", "<use href=\"#image1\"/>",
      over: { $0.contentsGravity = .right }
    ) { $0.contents = encodedImage().cgImage },
    image(
      "contentsScale", holds: "<rect x=\"12\" y=\"4\" width=\"8\" height=\"8\" fill=\"#ff0000\"/>",
      over: {
        $0.contentsScale = 1
        $0.contentsGravity = .center
      }
    ) { $0.contentsScale = 2 },
    image("contentsGravity", holds: "<svg x=\"8\" y=\"0\" width=\"24\" height=\"24\"") {
      $0.contentsGravity = .resizeAspect
    },
    image("contentsRect", holds: "viewBox=\"8 0 8 16\"") {
      $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    },
    image(
      "contentsCenter",
      holds: "<svg x=\"4\" y=\"0\" width=\"32\" height=\"24\" viewBox=\"4 0 8 16\"",
      over: { $0.contents = framedImage().cgImage }
    ) { $0.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1) },
  ]
}
