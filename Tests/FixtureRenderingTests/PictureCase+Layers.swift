import Foundation
import UIKit

@testable import FixtureRendering

extension PictureCase {
  /// A case for every drawn or approximated property of layers.
  static let layers: [PictureCase] = geometry + looks + contents + classes

  private static let geometry: [PictureCase] = [
    .layer("bounds", holds: "<g transform=\"translate(3 2)\"><rect x=\"2\" y=\"3\"") {
      $0.bounds.origin = CGPoint(x: 2, y: 3)
      $0.backgroundColor = red
    },
    .layer("position", holds: "translate(20 15)") {
      $0.position = CGPoint(x: 30, y: 20)
      $0.backgroundColor = red
    },
    .layer("anchorPoint", holds: "translate(15 10)") {
      $0.anchorPoint = .zero
      $0.backgroundColor = red
    },
    .layer("anchorPointZ", holds: "perspective") {
      $0.superlayer?.sublayerTransform.m34 = -0.01
      $0.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
      $0.anchorPointZ = 5
    },
    .layer("frame", holds: "translate(1 2)\"><rect x=\"0\" y=\"0\" width=\"3\" height=\"4\"") {
      $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      $0.backgroundColor = red
    },
    .layer("transform", holds: "<g transform=\"matrix(0 2 -2 0 25 -10)\">") {
      $0.transform = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0))
      $0.backgroundColor = red
    },
    .layer("sublayerTransform", holds: "<g transform=\"matrix(2 0 0 2 -10 -10)\">") {
      $0.superlayer?.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      $0.backgroundColor = red
    },
    .layer("zPosition", holds: "fill=\"#0000ff\"/></g><g transform=\"translate(5 5)\"><rect") {
      $0.backgroundColor = red
      $0.zPosition = 1
      let sibling = CALayer()
      sibling.frame = CGRect(x: 0, y: 1, width: 4, height: 4)
      sibling.backgroundColor = blue
      $0.superlayer?.addSublayer(sibling)
    },
    .layer("isGeometryFlipped", holds: "translate(5 25)") {
      $0.superlayer?.isGeometryFlipped = true
      $0.backgroundColor = red
    },
    .layer("sublayers", holds: "<g transform=\"translate(1 1)\"><rect") {
      let child = CALayer()
      child.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
      child.backgroundColor = red
      $0.sublayers = [child]
    },
  ]

  private static let looks: [PictureCase] = [
    .layer("isHidden", holds: "xml:space=\"preserve\">\n\n</svg>") {
      $0.backgroundColor = red
      $0.isHidden = true
    },
    .layer("opacity", holds: "<g transform=\"translate(5 5)\" opacity=\"0.5\">") {
      $0.backgroundColor = red
      $0.opacity = 0.5
    },
    .layer(
      "allowsGroupOpacity", holds: "<g transform=\"translate(5 5)\"><g opacity=\"0.5\"><rect"
    ) {
      $0.backgroundColor = red
      $0.allowsGroupOpacity = false
      $0.opacity = 0.5
    },
    .layer("masksToBounds", holds: "<g clip-path=\"url(#c1)\"><g transform=\"translate(-4 0)\">") {
      let child = CALayer()
      child.frame = CGRect(x: -4, y: 0, width: 9, height: 9)
      child.backgroundColor = red
      $0.addSublayer(child)
      $0.masksToBounds = true
    },
    .layer(
      "mask", holds: "mask-type=\"alpha\"><g transform=\"translate(2 2)\"><rect", "mask=\"url(#m"
    ) {
      let mask = CALayer()
      mask.frame = CGRect(x: 2, y: 2, width: 5, height: 5)
      mask.backgroundColor = blue
      $0.mask = mask
      $0.backgroundColor = red
    },
    .layer("backgroundColor", holds: "fill=\"#ff0000\" fill-opacity=\"0.4\"") {
      $0.backgroundColor = red.copy(alpha: 0.4)
    },
    .layer("cornerRadius", holds: "<path d=\"M3 0L17 0") {
      $0.backgroundColor = red
      $0.cornerRadius = 3
    },
    .layer("cornerCurve", holds: "<path d=\"M4.5 0L15.5 0C19.15") {
      $0.backgroundColor = red
      $0.cornerRadius = 3
      $0.cornerCurve = .continuous
    },
    .layer("isDoubleSided", holds: "xml:space=\"preserve\">\n\n</svg>") {
      $0.backgroundColor = red
      $0.isDoubleSided = false
      $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    },
    .layer("maskedCorners", holds: "<path d=\"M0 0L17 0C") {
      $0.backgroundColor = red
      $0.cornerRadius = 3
      $0.maskedCorners = .layerMaxXMinYCorner
    },
    .layer(
      "borderWidth", holds: "<rect x=\"2\" y=\"2\" width=\"16\" height=\"6\"", "stroke-width=\"4\""
    ) {
      $0.borderColor = blue
      $0.borderWidth = 4
    },
    .layer("borderColor", holds: "stroke=\"#0000ff\"") {
      $0.borderColor = blue
      $0.borderWidth = 4
    },
    .layer("shadowColor", holds: "flood-color=\"#0000ff\"", "filter=\"url(#f1)\"><rect") {
      $0.backgroundColor = red
      $0.shadowColor = blue
      $0.shadowOpacity = 1
    },
    .layer("shadowOpacity", holds: "flood-opacity=\"0.25\"") {
      $0.backgroundColor = red
      $0.shadowOpacity = 0.25
    },
    .layer("shadowOffset", holds: "dx=\"4\" dy=\"6\"") {
      $0.backgroundColor = red
      $0.shadowOpacity = 1
      $0.shadowOffset = CGSize(width: 4, height: 6)
    },
    .layer("shadowRadius", holds: "stdDeviation=\"7\"") {
      $0.backgroundColor = red
      $0.shadowOpacity = 1
      $0.shadowRadius = 7
    },
    .layer(
      "shadowPath", holds: "<g filter=\"url(#f1)\"><rect x=\"1\" y=\"1\" width=\"2\" height=\"2\""
    ) {
      $0.shadowOpacity = 1
      $0.shadowPath = path(1, 1, 2, 2)
    },
  ]

  private static let contents: [PictureCase] = [
    .layer("contents", holds: "href=\"data:image/png;base64,iVBOR", "<use href=\"#image1\"/>") {
      $0.contents = encodedImage().cgImage
    },
    .layer("contentsScale", holds: "<rect x=\"2\" y=\"-3\" width=\"8\" height=\"8\"") {
      $0.contents = drawnImage().cgImage
      $0.contentsScale = 2
      $0.contentsGravity = .center
    },
    .layer("contentsGravity", holds: "<svg x=\"5\" y=\"0\" width=\"10\" height=\"10\"") {
      $0.contents = drawnImage().cgImage
      $0.contentsGravity = .resizeAspect
    },
    .layer("contentsRect", holds: "viewBox=\"8 0 8 16\"") {
      $0.contents = drawnImage().cgImage
      $0.contentsScale = 2
      $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    },
    .layer(
      "contentsCenter",
      holds: "<svg x=\"4\" y=\"0\" width=\"12\" height=\"10\" viewBox=\"4 0 8 16\""
    ) {
      $0.contents = drawnImage().cgImage
      $0.contentsScale = 2
      $0.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    },
  ]
}
