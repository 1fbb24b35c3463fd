import Foundation
import UIKit

@testable import FixtureRendering

extension PictureCase {
  /// A case for every drawn or approximated operation and blend mode.
  static let operations: [PictureCase] = paths + texts + gradients + lists + blendModes

  private static func figure(_ rule: RuntimeDrawing.DisplayList.FillRule)
    -> RuntimeDrawing.DisplayList.Operation
  {
    .fill(
      star().moved(4, 12), color: red, rule: rule, blend: .normal)
  }

  private static func stroke(_ style: RuntimeDrawing.DisplayList.StrokeStyle)
    -> RuntimeDrawing.DisplayList.Operation
  {
    .stroke(
      line([(8, 40), (16, 8), (28, 40), (40, 8)]), color: blue, style: style, blend: .normal)
  }

  private static let paths: [PictureCase] = [
    .operation("fill", holds: "<path d=\"M24 12L33 36L9 21L39 21L15 36Z\" fill=\"#ff0000\"/>") {
      figure(.winding)
    },
    .operation(
      "fill, rule", holds: "fill=\"#ff0000\" fill-rule=\"evenodd\"/>",
      against: { figure(.winding) }
    ) { figure(.evenOdd) },
    .operation(
      "stroke",
      holds: "<path d=\"M8 40L16 8L28 40L40 8\" fill=\"none\" stroke=\"#0000ff\" stroke-width=\"6\""
    ) { stroke(.init(width: 6)) },
    .operation(
      "stroke, style", holds: "stroke-linecap=\"round\" stroke-linejoin=\"bevel\"",
      "stroke-dasharray=\"14 9\"", "stroke-dashoffset=\"2.5\"",
      against: { stroke(.init(width: 6)) }
    ) { stroke(.init(width: 6, cap: .round, join: .bevel, dash: [14, 9], dashPhase: 2.5)) },
    .operation(
      "image", holds: "<g opacity=\"0.5\"><svg x=\"10\" y=\"12\" width=\"24\" height=\"20\""
    ) {
      .image(
        drawnImage(), rect: CGRect(x: 10, y: 12, width: 24, height: 20), alpha: 0.5, blend: .normal)
    },
  ]

  private static let texts: [PictureCase] = [
    .operation(
      "text",
      holds: "x=\"2\" y=\"30\" font-size=\"14\" font-weight=\"700\" font-style=\"italic\"",
      "fill=\"#ff0000\" textLength=\"44.5\"", ">a &lt;b&gt; &amp;</text>"
    ) {
      .text(
        RuntimeDrawing.DisplayList.TextRun(
          string: "a <b> &", origin: CGPoint(x: 2, y: 30),
          fontName: "Helvetica-BoldOblique", fontSize: 14, color: red,
          clusters: [.init(length: 7, x: 0, width: 44.5)]))
    }
  ]

  private static func linear(_ options: CGGradientDrawingOptions)
    -> RuntimeDrawing.DisplayList.Operation
  {
    .gradient(
      CGGradient(colors: [red, blue]), from: CGPoint(x: 10, y: 0), to: CGPoint(x: 38, y: 8),
      options: options)
  }

  private static func radial(_ options: CGGradientDrawingOptions)
    -> RuntimeDrawing.DisplayList.Operation
  {
    .radialGradient(
      CGGradient(colors: [red, blue]),
      from: RuntimeDrawing.DisplayList.Circle(center: CGPoint(x: 26, y: 24), radius: 4),
      to: RuntimeDrawing.DisplayList.Circle(center: CGPoint(x: 22, y: 24), radius: 18),
      options: options)
  }

  private static let gradients: [PictureCase] = [
    .operation(
      "gradient", holds: "<linearGradient", "x1=\"10\" y1=\"0\" x2=\"38\" y2=\"8\"",
      "<stop offset=\"0\" stop-color=\"#ff0000\" stop-opacity=\"0\"/><stop offset=\"0\" stop-color=\"#ff0000\"/>",
      "<stop offset=\"1\" stop-color=\"#0000ff\"/><stop offset=\"1\" stop-color=\"#0000ff\" stop-opacity=\"0\"/>"
    ) { linear([]) },
    .operation(
      "gradient, options",
      holds:
        "\"userSpaceOnUse\" x1=\"10\" y1=\"0\" x2=\"38\" y2=\"8\"><stop offset=\"0\" stop-color=\"#ff0000\"/>",
      "<stop offset=\"1\" stop-color=\"#0000ff\"/></linearGradient>", against: { linear([]) }
    ) { linear([.drawsBeforeStartLocation, .drawsAfterEndLocation]) },
    .operation(
      "radialGradient", holds: "cx=\"22\" cy=\"24\" r=\"18\" fx=\"26\" fy=\"24\" fr=\"4\"",
      "stop-opacity=\"0\""
    ) { radial([]) },
    .operation(
      "radialGradient, options",
      holds: "<stop offset=\"1\" stop-color=\"#0000ff\"/></radialGradient>",
      against: { radial([]) }
    ) { radial([.drawsBeforeStartLocation, .drawsAfterEndLocation]) },
  ]

  private static let list = RuntimeDrawing.DisplayList([
    .fill(path(10, 12, 28, 20), color: red, rule: .winding, blend: .normal)
  ])

  private static let plainList: @MainActor @Sendable () -> RuntimeDrawing.DisplayList.Operation? = {
    .group(list, clip: nil, alpha: 1)
  }

  private static let lists: [PictureCase] = [
    .operation(
      "shadowed", holds: "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"2\"/>",
      "<feOffset dx=\"3\" dy=\"5\"", "flood-color=\"#0000ff\"", "<g filter=\"url(#f1)\"><rect",
      against: plainList
    ) {
      .shadowed(
        list,
        RuntimeDrawing.DisplayList.Shadow(offset: CGSize(width: 3, height: 5), blur: 4, color: blue)
      )
    },
    .operation("clear", holds: "<rect x=\"10\" y=\"12\" width=\"28\" height=\"20\"") {
      .clear(CGRect(x: 10, y: 12, width: 28, height: 20))
    },
    .operation("group", holds: "<rect x=\"10\" y=\"12\"") { .group(list, clip: nil, alpha: 1) },
    .operation(
      "group, clip", holds: "<clipPath id=\"c1\"><path d=\"M24 12L33 36L9 21L39 21L15 36Z\"/>",
      "<g clip-path=\"url(#c1)\"><rect", against: plainList
    ) { .group(list, clip: star().moved(4, 12), alpha: 1) },
    .operation("group, alpha", holds: "<g opacity=\"0.25\"><rect", against: plainList) {
      .group(list, clip: nil, alpha: 0.25)
    },
    .operation("masked", holds: "<mask id=\"m1\"", "mask=\"url(#m1)\"><rect", against: plainList) {
      .masked(
        list, mask: drawnImage().cgImage ?? CGImage(width: 1, height: 1),
        rect: CGRect(x: 14, y: 16, width: 20, height: 12))
    },
    .operation(
      "transformed", holds: "<g transform=\"matrix(0 1 -1 0 46 2)\"><rect", against: plainList
    ) { .transformed(list, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 46, ty: 2)) },
    .operation(
      "blended", holds: "<g style=\"mix-blend-mode:screen\"><rect",
      against: { .blended(list, .normal) }
    ) { .blended(list, .screen) },
  ]

  private static func mixed(
    _ mode: CGBlendMode, _ alpha: CGFloat = 1
  ) -> RuntimeDrawing.DisplayList.Operation {
    let color = CGColor(red: 0.2, green: 0.6, blue: 0.4, alpha: alpha)
    return .fill(path(8, 8, 32, 32), color: color, rule: .winding, blend: mode)
  }

  private static let shape = "<rect x=\"8\" y=\"8\" width=\"32\" height=\"32\" fill=\"#339966\""

  private static let blendModes: [PictureCase] =
    styles.map { row in
      .operation(
        row.name, holds: "\(shape) style=\"mix-blend-mode:\(row.style)\"",
        against: { mixed(.normal) }
      ) { mixed(row.mode) }
    } + [
      .operation("normal", holds: "\(shape)/>") { mixed(.normal) },
      mixed("clear", .clear, "<g mask=\"url(#"),
      .operation(
        "copy", holds: "</g>\(shape) fill-opacity=\"0.5\"/>", " 255 0\"",
        against: { mixed(.normal, 0.5) }
      ) { mixed(.copy, 0.5) },
      mixed("destinationOver", .destinationOver, "isolation:isolate\">\(shape)/><rect x=\"0\""),
      mixed("destinationIn", .destinationIn, "flood-color=\"white\""),
      mixed("destinationOut", .destinationOut, "flood-color=\"black\""),
    ]

  private static func mixed(
    _ name: String, _ mode: CGBlendMode, _ fragment: String
  ) -> PictureCase {
    .operation(name, holds: fragment, against: { mixed(.normal) }) { mixed(mode) }
  }

  private static let styles: [(name: String, style: String, mode: CGBlendMode)] = [
    ("multiply", "multiply", .multiply),
    ("screen", "screen", .screen),
    ("overlay", "overlay", .overlay),
    ("darken", "darken", .darken),
    ("lighten", "lighten", .lighten),
    ("colorDodge", "color-dodge", .colorDodge),
    ("colorBurn", "color-burn", .colorBurn),
    ("softLight", "soft-light", .softLight),
    ("hardLight", "hard-light", .hardLight),
    ("difference", "difference", .difference),
    ("exclusion", "exclusion", .exclusion),
    ("hue", "hue", .hue),
    ("saturation", "saturation", .saturation),
    ("color", "color", .color),
    ("luminosity", "luminosity", .luminosity),
  ]
}

extension CGPath {
  /// Returns the path moved by a distance, in points.
  fileprivate func moved(_ x: CGFloat, _ y: CGFloat) -> CGPath {
    applying(CGAffineTransform(translationX: x, y: y))
  }
}
