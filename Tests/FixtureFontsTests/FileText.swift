import FixtureFonts
import Foundation
import Testing
import UIKit

/// Texts in the fonts of the text cases.
struct FileText {
  let fonts: TextCaseFonts
  let environment: RuntimeEnvironment

  /// Creates texts whose fonts fall back to some others, by the names that cases use.
  init(cascade: [String] = []) throws {
    fonts = try TextCaseFonts.standard.get()
    environment = RuntimeEnvironment(fonts: fonts.with(cascade: cascade))
  }

  /// Returns a font by the name that cases use.
  func font(_ name: String, _ size: CGFloat = 15) throws -> UIFont {
    let postScriptName = try #require(fonts.names[name])
    return try #require(environment.bind { UIFont(name: postScriptName, size: size) })
  }

  /// Returns a text in a font, with changed attributes.
  func content(
    _ string: String, _ font: String, _ change: (inout RuntimeText.Attributes) -> Void = { _ in }
  ) throws -> RuntimeText.Content {
    var attributes = RuntimeText.Attributes(font: try self.font(font))
    change(&attributes)
    return RuntimeText.Content(string, attributes: attributes)
  }

  func layout(
    _ content: RuntimeText.Content, width: CGFloat = .infinity, lines: Int = 0,
    mode: NSLineBreakMode = .byWordWrapping
  ) -> RuntimeText.Layout {
    environment.bind {
      RuntimeText.FontMeasurer().layout(
        content,
        in: RuntimeText.Container(
          size: CGSize(width: width, height: .infinity), maximumNumberOfLines: lines,
          lineBreakMode: mode, truncation: lines > 0 ? .ellipsis : .none))
    }
  }

  /// Returns the width of a text in one line, in points.
  func width(_ string: String, _ font: String) throws -> CGFloat {
    layout(try content(string, font)).metrics.size.width
  }

  /// Returns the runs that a layout draws.
  func runs(_ layout: RuntimeText.Layout) -> [RuntimeDrawing.DisplayList.TextRun] {
    environment.bind {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 500, height: 500), false, 1)
      defer { UIGraphicsEndImageContext() }
      guard let context = UIGraphicsGetCurrentContext() else { return [] }
      layout.draw(at: .zero, in: context, color: UIColor.black.cgColor)
      return context.displayList.operations.compactMap { operation in
        if case .text(let run) = operation { run } else { nil }
      }
    }
  }
}

extension RuntimeText.Layout {
  /// What each line shows.
  var shownLines: [String] {
    lines.map { line in
      content.substring(line.visible) + (line.endsWithHyphen ? "-" : "")
        + (line.token?.string ?? "") + content.substring(line.continuation)
    }
  }
}
