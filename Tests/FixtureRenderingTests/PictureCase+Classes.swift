import Foundation
import UIKit

@testable import FixtureRendering

extension PictureCase {
  /// A case for every drawn or approximated property of the layer classes.
  static let classes: [PictureCase] =
    shapes + gradients + texts + replicators + [
      .layer(
        "CATransformLayer", of: { CATransformLayer() }, holds: ["fill=\"#ff0000\""],
        lacks: ["#0000ff"], over: { $0.backgroundColor = blue }
      ) { $0.addSublayer(square(8, 4, 16, red)) }
    ]

  /// A case of a shape with a blue zigzag line, 5 points wide.
  private static func shape(
    _ name: String, holds fragments: String..., lacks absent: [String] = [],
    over setup: @escaping @MainActor @Sendable (CAShapeLayer) -> Void = { _ in },
    change: @escaping @MainActor @Sendable (CAShapeLayer) -> Void
  ) -> PictureCase {
    .layer(
      "CAShapeLayer.\(name)", of: { CAShapeLayer() }, holds: fragments, lacks: absent,
      over: {
        $0.path = line([(4, 22), (12, 4), (20, 22), (28, 4)])
        $0.fillColor = nil
        $0.strokeColor = blue
        $0.lineWidth = 5
        setup($0)
      }, change: change)
  }

  private static let shapes: [PictureCase] = [
    shape("path", holds: "<rect x=\"-5\" y=\"1\" width=\"29\" height=\"19\"") {
      $0.path = path(-5, 1, 29, 19)
    },
    shape("fillColor", holds: "fill=\"#ff0000\"") { $0.fillColor = red },
    shape(
      "fillRule", holds: "fill-rule=\"evenodd\"",
      over: {
        $0.path = star()
        $0.fillColor = red
        $0.lineWidth = 1
      }
    ) { $0.fillRule = .evenOdd },
    shape("strokeColor", holds: "stroke=\"#ff0000\"") { $0.strokeColor = red },
    shape("lineWidth", holds: "stroke-width=\"2\"") { $0.lineWidth = 2 },
    shape("lineCap", holds: "stroke-linecap=\"square\"") { $0.lineCap = .square },
    shape("lineJoin", holds: "stroke-linejoin=\"round\"") { $0.lineJoin = .round },
    shape("miterLimit", holds: "stroke-miterlimit=\"1.5\"") { $0.miterLimit = 1.5 },
    shape("lineDashPattern", holds: "stroke-dasharray=\"8 4\"") { $0.lineDashPattern = [8, 4] },
    shape(
      "lineDashPhase", holds: "stroke-dashoffset=\"5\"", over: { $0.lineDashPattern = [8, 4] }
    ) { $0.lineDashPhase = 5 },
    shape("strokeStart", holds: "d=\"M12 4L20 22L28 4\"") { $0.strokeStart = 1.0 / 3 },
    shape("strokeEnd", holds: "d=\"M4 22L12 4L20 22\"") { $0.strokeEnd = 2.0 / 3 },
  ]

  private static func gradient(
    _ name: String, holds fragments: String..., lacks absent: [String] = [],
    over setup: @escaping @MainActor @Sendable (CAGradientLayer) -> Void = { _ in },
    change: @escaping @MainActor @Sendable (CAGradientLayer) -> Void
  ) -> PictureCase {
    .layer(
      "CAGradientLayer.\(name)", of: { CAGradientLayer() }, holds: fragments, lacks: absent,
      over: {
        $0.colors = [red, blue]
        setup($0)
      }, change: change)
  }

  private static let gradients: [PictureCase] = [
    gradient(
      "colors", holds: "<stop offset=\"0\" stop-color=\"#ff0000\"/>",
      "<stop offset=\"0.5\" stop-color=\"#00aa00\"/>",
      "<stop offset=\"1\" stop-color=\"#0000ff\"/>", "<g clip-path", over: { $0.colors = nil }
    ) { $0.colors = [red, green, blue] },
    gradient("locations", holds: "<stop offset=\"0.6\" stop-color=\"#ff0000\"/>") {
      $0.locations = [0.6, 1]
    },
    gradient("startPoint", holds: "x1=\"0\" y1=\"12\" x2=\"20\" y2=\"24\"") {
      $0.startPoint = CGPoint(x: 0, y: 0.5)
    },
    gradient("endPoint", holds: "x1=\"20\" y1=\"0\" x2=\"40\" y2=\"12\"") {
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    },
    gradient(
      "type", holds: "<g transform=\"matrix(20 0 0 12 20 12)\"><rect", "cx=\"0\" cy=\"0\" r=\"1\"",
      over: {
        $0.startPoint = CGPoint(x: 0.5, y: 0.5)
        $0.endPoint = CGPoint(x: 1, y: 1)
      }
    ) { $0.type = .radial },
    gradient(
      "type, conic", holds: "<path d=\"M20 12L", lacks: ["<linearGradient"],
      over: {
        $0.colors = [red, orange, green, blue, red]
        $0.startPoint = CGPoint(x: 0.5, y: 0.5)
        $0.endPoint = CGPoint(x: 0.5, y: 0)
      }
    ) { $0.type = .conic },
  ]

  /// A case of the dark text "Hello world" in 10 points, wider than the layer.
  private static func text(
    _ name: String, holds fragments: String..., lacks absent: [String] = [],
    over setup: @escaping @MainActor @Sendable (CATextLayer) -> Void = { _ in },
    change: @escaping @MainActor @Sendable (CATextLayer) -> Void
  ) -> PictureCase {
    .layer(
      "CATextLayer.\(name)", of: { CATextLayer() }, holds: fragments, lacks: absent,
      over: {
        $0.string = "Hello world"
        $0.fontSize = 10
        $0.foregroundColor = CGColor(gray: 0.1, alpha: 1)
        setup($0)
      }, change: change)
  }

  private static let texts: [PictureCase] = [
    text("string", holds: ">Other</text>", lacks: ["Hello"]) { $0.string = "Other" },
    text("font", holds: "font-weight=\"700\"") { $0.font = "Helvetica-Bold" },
    text("fontSize", holds: "font-size=\"7\"") { $0.fontSize = 7 },
    text("foregroundColor", holds: "fill=\"#0000ff\"") { $0.foregroundColor = blue },
    text("isWrapped", holds: ">world</text>") { $0.isWrapped = true },
    text("alignmentMode", over: { $0.string = "Hi" }) { $0.alignmentMode = .right },
    text("truncationMode", holds: "…", lacks: ["world"]) { $0.truncationMode = .end },
  ]

  /// A case of a replicator of a white square, with two copies 16 points apart.
  private static func replicator(
    _ name: String, holds fragments: String...,
    change: @escaping @MainActor @Sendable (CAReplicatorLayer) -> Void
  ) -> PictureCase {
    .layer(
      "CAReplicatorLayer.\(name)", of: { CAReplicatorLayer() }, holds: fragments,
      over: {
        $0.addSublayer(square(2, 4, 10, CGColor(gray: 1, alpha: 1)))
        $0.instanceCount = 2
        $0.instanceTransform = CATransform3DMakeTranslation(16, 0, 0)
      }, change: change)
  }

  private static let replicators: [PictureCase] = [
    replicator("instanceCount", holds: "<g transform=\"translate(32 0)\">") {
      $0.instanceCount = 3
    },
    replicator("instanceTransform", holds: "<g transform=\"translate(4 12)\">") {
      $0.instanceTransform = CATransform3DMakeTranslation(4, 12, 0)
    },
    replicator("instanceColor", holds: "0.25 0 0 0 0 0 0.5 0 0 0 0 0 0.75 0 0 0 0 0 1 0") {
      $0.instanceColor = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    },
    replicator("instanceRedOffset", holds: "0.25 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0") {
      $0.instanceRedOffset = -0.75
    },
    replicator("instanceGreenOffset", holds: "1 0 0 0 0 0 0.25 0 0 0 0 0 1 0 0 0 0 0 1 0") {
      $0.instanceGreenOffset = -0.75
    },
    replicator("instanceBlueOffset", holds: "1 0 0 0 0 0 1 0 0 0 0 0 0.25 0 0 0 0 0 1 0") {
      $0.instanceBlueOffset = -0.75
    },
    replicator(
      "instanceAlphaOffset", holds: "<g transform=\"translate(16 0)\" opacity=\"0.25\"><g"
    ) { $0.instanceAlphaOffset = -0.75 },
  ]
}
