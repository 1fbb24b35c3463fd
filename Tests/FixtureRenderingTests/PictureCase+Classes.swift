import Foundation
import UIKit

@testable import FixtureRendering

extension PictureCase {
  /// A case for every drawn or approximated property of the layer classes.
  static let classes: [PictureCase] =
    shapes + gradients + texts + replicators + [
      .layer(
        "CATransformLayer", { CATransformLayer() }, holds: "fill=\"#ff0000\"", lacks: ["#0000ff"]
      ) {
        $0.addSublayer(square())
        $0.backgroundColor = blue
      }
    ]

  /// A red layer of 2 by 2 points at 1, 1.
  @MainActor private static func square() -> CALayer {
    let child = CALayer()
    child.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    child.backgroundColor = red
    return child
  }

  /// A case of a shape with a blue line from 0 to 10 points.
  private static func shape(
    _ name: String, holds fragment: String, lacks absent: [String] = [],
    change: @escaping @MainActor @Sendable (CAShapeLayer) -> Void
  ) -> PictureCase {
    .layer("CAShapeLayer.\(name)", { CAShapeLayer() }, holds: fragment, lacks: absent) {
      let line = CGMutablePath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: 10, y: 0))
      $0.path = line
      $0.fillColor = nil
      $0.strokeColor = blue
      change($0)
    }
  }

  private static let shapes: [PictureCase] = [
    shape("path", holds: "<rect x=\"-5\" y=\"1\" width=\"9\" height=\"9\"") {
      $0.path = path(-5, 1, 9, 9)
    },
    shape("fillColor", holds: "fill=\"#ff0000\"") {
      $0.path = path(0, 0, 5, 5)
      $0.fillColor = red
    },
    shape("fillRule", holds: "fill-rule=\"evenodd\"") {
      $0.fillColor = red
      $0.fillRule = .evenOdd
    },
    shape("strokeColor", holds: "stroke=\"#ff0000\"") { $0.strokeColor = red },
    shape("lineWidth", holds: "stroke-width=\"3\"") { $0.lineWidth = 3 },
    shape("lineCap", holds: "stroke-linecap=\"square\"") { $0.lineCap = .square },
    shape("lineJoin", holds: "stroke-linejoin=\"round\"") { $0.lineJoin = .round },
    shape("miterLimit", holds: "stroke-miterlimit=\"7\"") { $0.miterLimit = 7 },
    shape("lineDashPattern", holds: "stroke-dasharray=\"3 2\"") { $0.lineDashPattern = [3, 2] },
    shape("lineDashPhase", holds: "stroke-dashoffset=\"1.5\"") {
      $0.lineDashPattern = [3, 2]
      $0.lineDashPhase = 1.5
    },
    shape("strokeStart", holds: "d=\"M2.5 0L10 0\"") { $0.strokeStart = 0.25 },
    shape("strokeEnd", holds: "d=\"M0 0L5 0\"") { $0.strokeEnd = 0.5 },
  ]

  private static func gradient(
    _ name: String, holds fragments: String..., lacks absent: [String] = [],
    change: @escaping @MainActor @Sendable (CAGradientLayer) -> Void
  ) -> PictureCase {
    var example = PictureCase.layer("CAGradientLayer.\(name)", { CAGradientLayer() }) {
      $0.colors = [red, blue]
      change($0)
    }
    example.fragments = fragments
    example.absent = absent
    return example
  }

  private static let gradients: [PictureCase] = [
    gradient(
      "colors", holds: "<stop offset=\"0\" stop-color=\"#ff0000\"/>",
      "<stop offset=\"1\" stop-color=\"#0000ff\"/>", "<g clip-path"
    ) { _ in },
    gradient("locations", holds: "<stop offset=\"0.25\" stop-color=\"#ff0000\"/>") {
      $0.locations = [0.25, 1]
    },
    gradient("startPoint", holds: "x1=\"5\" y1=\"2.5\" x2=\"10\" y2=\"10\"") {
      $0.startPoint = CGPoint(x: 0.25, y: 0.25)
    },
    gradient("endPoint", holds: "x1=\"10\" y1=\"0\" x2=\"20\" y2=\"5\"") {
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    },
    gradient(
      "type", holds: "<g transform=\"matrix(10 0 0 5 10 5)\"><rect", "cx=\"0\" cy=\"0\" r=\"1\""
    ) {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    },
  ]

  /// A case of the text "Hello world" in 8 points, wider than the layer.
  private static func text(
    _ name: String, holds fragment: String, lacks absent: [String] = [],
    change: @escaping @MainActor @Sendable (CATextLayer) -> Void
  ) -> PictureCase {
    .layer("CATextLayer.\(name)", { CATextLayer() }, holds: fragment, lacks: absent) {
      $0.string = "Hello world"
      $0.fontSize = 8
      change($0)
    }
  }

  private static let texts: [PictureCase] = [
    text("string", holds: ">Other</text>") { $0.string = "Other" },
    text("font", holds: "font-weight=\"700\"") { $0.font = "Helvetica-Bold" },
    text("fontSize", holds: "font-size=\"5\"") { $0.fontSize = 5 },
    text("foregroundColor", holds: "fill=\"#0000ff\"") { $0.foregroundColor = blue },
    text("isWrapped", holds: ">world</text>") {
      $0.bounds.size = CGSize(width: 25, height: 40)
      $0.isWrapped = true
    },
    text("alignmentMode", holds: "<text x=\"18.2") {
      $0.string = "i"
      $0.alignmentMode = .right
    },
    text("truncationMode", holds: "…", lacks: ["world"]) {
      $0.bounds.size.width = 30
      $0.truncationMode = .end
    },
  ]

  /// A case of a replicator of a red square, with two copies 6 points apart.
  private static func replicator(
    _ name: String, holds fragment: String,
    change: @escaping @MainActor @Sendable (CAReplicatorLayer) -> Void
  ) -> PictureCase {
    .layer("CAReplicatorLayer.\(name)", { CAReplicatorLayer() }, holds: fragment) {
      $0.addSublayer(square())
      $0.instanceCount = 2
      $0.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
      change($0)
    }
  }

  private static let replicators: [PictureCase] = [
    replicator("instanceCount", holds: "<g transform=\"translate(12 0)\">") {
      $0.instanceCount = 3
    },
    replicator("instanceTransform", holds: "<g transform=\"translate(0 7)\">") {
      $0.instanceTransform = CATransform3DMakeTranslation(0, 7, 0)
    },
    replicator("instanceColor", holds: "0.25 0 0 0 0 0 0.5 0 0 0 0 0 0.75 0 0 0 0 0 1 0") {
      $0.instanceColor = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    },
    replicator("instanceRedOffset", holds: "0.75 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0") {
      $0.instanceRedOffset = -0.25
    },
    replicator("instanceGreenOffset", holds: "1 0 0 0 0 0 0.75 0 0 0 0 0 1 0 0 0 0 0 1 0") {
      $0.instanceGreenOffset = -0.25
    },
    replicator("instanceBlueOffset", holds: "1 0 0 0 0 0 1 0 0 0 0 0 0.75 0 0 0 0 0 1 0") {
      $0.instanceBlueOffset = -0.25
    },
    replicator(
      "instanceAlphaOffset", holds: "<g transform=\"translate(6 0)\" opacity=\"0.5\"><g"
    ) { $0.instanceAlphaOffset = -0.5 },
  ]
}
