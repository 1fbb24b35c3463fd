import Foundation
import UIKit

@testable import FixtureRendering

extension PictureCase {
  /// A case for every drawn or approximated operation and blend mode.
  static let operations: [PictureCase] =
    [
      .operation(
        "fill", holds: "<path d=\"M1 1L9 1L5 8Z\" fill=\"#ff0000\" fill-rule=\"evenodd\"/>"
      ) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 9, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 8))
        path.closeSubpath()
        return .fill(path, color: red, rule: .evenOdd, blend: .normal)
      },
      .operation(
        "stroke", holds: "fill=\"none\" stroke=\"#0000ff\" stroke-width=\"3\"",
        "stroke-linecap=\"round\" stroke-linejoin=\"bevel\"", "stroke-dasharray=\"2 1\"",
        "stroke-dashoffset=\"0.5\""
      ) {
        let style = DisplayList.StrokeStyle(
          width: 3, cap: .round, join: .bevel, dash: [2, 1], dashPhase: 0.5)
        return .stroke(path(2, 2, 5, 5), color: blue, style: style, blend: .normal)
      },
      .operation("image", holds: "<svg x=\"1\" y=\"2\" width=\"8\" height=\"8\"", "opacity=\"0.5\"")
      {
        let rect = CGRect(x: 1, y: 2, width: 8, height: 8)
        return .image(drawnImage(), rect: rect, alpha: 0.5, blend: .normal)
      },
      .operation(
        "text",
        holds: "x=\"1\" y=\"12\" font-size=\"10\" font-weight=\"700\" font-style=\"italic\"",
        "fill=\"#ff0000\" textLength=\"15.5\"", ">a &lt;b&gt; &amp;</text>"
      ) {
        .text(
          DisplayList.TextRun(
            string: "a <b> &", origin: CGPoint(x: 1, y: 12),
            fontName: "Helvetica-BoldOblique", fontSize: 10, color: red,
            clusters: [.init(length: 7, x: 0, width: 15.5)]))
      },
      .operation(
        "gradient", holds: "<linearGradient", "x1=\"0\" y1=\"1\" x2=\"10\" y2=\"2\"",
        "<stop offset=\"0\" stop-color=\"#ff0000\" stop-opacity=\"0\"/><stop offset=\"0\" stop-color=\"#ff0000\"/>",
        "<stop offset=\"1\" stop-color=\"#0000ff\"/></linearGradient>"
      ) {
        .gradient(
          CGGradient(colors: [red, blue]), from: CGPoint(x: 0, y: 1), to: CGPoint(x: 10, y: 2),
          options: .drawsAfterEndLocation)
      },
      .operation("radialGradient", holds: "cx=\"5\" cy=\"5\" r=\"9\" fx=\"6\" fy=\"5\" fr=\"2\"") {
        .radialGradient(
          CGGradient(colors: [red, blue]),
          from: DisplayList.Circle(center: CGPoint(x: 6, y: 5), radius: 2),
          to: DisplayList.Circle(center: CGPoint(x: 5, y: 5), radius: 9), options: [])
      },
      .operation(
        "shadowed", holds: "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"2\"/>",
        "<feOffset dx=\"1\" dy=\"3\"", "flood-color=\"#0000ff\"", "<g filter=\"url(#f1)\"><rect"
      ) {
        let list = DisplayList([.fill(path(1, 1, 4, 4), color: red, rule: .winding, blend: .normal)]
        )
        return .shadowed(
          list, DisplayList.Shadow(offset: CGSize(width: 1, height: 3), blur: 4, color: blue))
      },
      .operation(
        "clear", holds: "<g mask=\"url(#m2)\"><rect x=\"0\" y=\"0\"", "<rect x=\"3\" y=\"4\""
      ) {
        .clear(CGRect(x: 3, y: 4, width: 5, height: 6))
      },
      .operation(
        "group", holds: "<clipPath id=\"c1\"><rect x=\"2\" y=\"2\" width=\"3\" height=\"3\"/>",
        "<g clip-path=\"url(#c1)\" opacity=\"0.25\"><rect"
      ) {
        let list = DisplayList([.fill(path(1, 1, 4, 4), color: red, rule: .winding, blend: .normal)]
        )
        return .group(list, clip: path(2, 2, 3, 3), alpha: 0.25)
      },
      .operation("masked", holds: "<mask id=\"m1\"", "mask=\"url(#m1)\"><rect") {
        let list = DisplayList([.fill(path(1, 1, 4, 4), color: red, rule: .winding, blend: .normal)]
        )
        return .masked(
          list, mask: drawnImage().cgImage ?? CGImage(width: 1, height: 1),
          rect: CGRect(x: 1, y: 1, width: 4, height: 4))
      },
      .operation("transformed", holds: "<g transform=\"matrix(0 1 -1 0 9 2)\"><rect") {
        let list = DisplayList([.fill(path(1, 1, 4, 4), color: red, rule: .winding, blend: .normal)]
        )
        return .transformed(list, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 9, ty: 2))
      },
      .operation("blended", holds: "<g style=\"mix-blend-mode:screen\"><rect") {
        let list = DisplayList([.fill(path(1, 1, 4, 4), color: red, rule: .winding, blend: .normal)]
        )
        return .blended(list, .screen)
      },
    ] + blendModes

  private static let blendModes: [PictureCase] =
    styles.map { row in
      let shape = "<rect x=\"3\" y=\"3\" width=\"9\" height=\"9\" fill=\"#ff0000\""
      return .operation(row.name, holds: "\(shape) style=\"mix-blend-mode:\(row.style)\"") {
        .fill(path(3, 3, 9, 9), color: red, rule: .winding, blend: row.mode)
      }
    } + [
      mixed("normal", .normal, "height=\"9\" fill=\"#ff0000\"/>"),
      mixed("clear", .clear, "<g mask=\"url(#m3)\"><rect x=\"0\" y=\"0\""),
      mixed("copy", .copy, "</g><rect x=\"3\" y=\"3\" width=\"9\" height=\"9\" fill=\"#ff0000\""),
      mixed(
        "destinationOver", .destinationOver,
        "isolation:isolate\"><rect x=\"3\" y=\"3\" width=\"9\" height=\"9\" fill=\"#ff0000\"/><rect x=\"0\""
      ),
      mixed("destinationIn", .destinationIn, "flood-color=\"white\""),
      mixed("destinationOut", .destinationOut, "flood-color=\"black\""),
    ]

  private static func mixed(
    _ name: String, _ mode: CGBlendMode, _ fragment: String
  ) -> PictureCase {
    .operation(name, holds: fragment.replacing("#m3", with: "#m2")) {
      .fill(path(3, 3, 9, 9), color: red, rule: .winding, blend: mode)
    }
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
