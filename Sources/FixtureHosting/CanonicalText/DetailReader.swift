import AsyncDisplayKit
import Foundation
import UIKit

/// A reader of what snapshots of the form ``SnapshotForm/details`` have beyond ``AppearanceReader``, in a
/// fixed order. Default values are omitted.
@MainActor
enum DetailReader {
  typealias Property = FixtureTree.Property

  static func properties(of view: UIView) -> [Property] {
    var properties = values(of: view)
    if let control = view as? UIControl {
      if control.isSelected { properties.append(Property("state", "selected")) }
      if !control.isEnabled { properties.append(Property("state", "disabled")) }
    }
    properties += TextRuns.properties(of: text(of: view))
    if view.hasUnusualAccessibility {
      properties.append(Property("accessibilityElement", "\(view.isAccessibilityElement)"))
    }
    return properties
  }

  static func properties(of node: ASDisplayNode) -> [Property] {
    var properties = tint(of: node)
    if let node = node as? ASTextNode {
      properties += TextRuns.properties(of: node.attributedText)
    }
    if node.accessibilityElementsHidden {
      properties.append(Property("accessibilityElementsHidden", "true"))
    }
    return properties
  }

  /// Returns the appearance of a list's own node. A white background is the default of some lists only, so
  /// that every color is listed.
  static func properties(ofList node: ASDisplayNode) -> [Property] {
    AppearanceReader.properties(of: node, named: nil) + tint(of: node)
  }

  /// Returns the tint that was set for a node, or that its view has in place of its superview's.
  private static func tint(of node: ASDisplayNode) -> [Property] {
    guard !node.isLayerBacked else { return [] }
    let color = node.isNodeLoaded ? node.view.explicitTintColor : node.tintColor
    return color.map { [Property("tint", AppearanceReader.hexadecimal($0))] } ?? []
  }

  private static func text(of view: UIView) -> NSAttributedString? {
    switch view {
    case let view as UILabel: view.attributedText
    case let view as UITextView: view.attributedText
    default: nil
    }
  }

  /// Returns the titles and values of controls and bars.
  private static func values(of view: UIView) -> [Property] {
    switch view {
    case let view as UIButton where view.currentTitle == nil:
      return property("title", view.currentAttributedTitle?.string)
    case let view as UISegmentedControl:
      let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "image" }
      return [
        Property("segments", titles.joined(separator: ", ")),
        Property("selectedSegment", "\(view.selectedSegmentIndex)"),
      ]
    case let view as UIPageControl:
      return [Property("page", "\(view.currentPage) of \(view.numberOfPages)")]
    case let view as UIStepper: return [Property("value", FixtureNumber.text(view.value))]
    case let view as UIProgressView:
      return [Property("progress", FixtureNumber.text(Double(view.progress)))]
    case let view as UIActivityIndicatorView:
      return view.isAnimating ? [Property("animating", "true")] : []
    case let view as UIDatePicker:
      return [Property("date", view.date.formatted(.iso8601))]
    case let view as UISearchBar: return property("prompt", view.prompt)
    case let view as UINavigationBar: return bar(view.topItem)
    case let view as UITabBar:
      let titles = (view.items ?? []).map { $0.title ?? "image" }
      return property("items", titles.joined(separator: ", "))
        + property("selectedItem", view.selectedItem?.title)
    case let view as UIToolbar: return property("items", titles(of: view.items))
    default: return []
    }
  }

  private static func bar(_ item: UINavigationItem?) -> [Property] {
    property("title", item?.title) + property("prompt", item?.prompt)
      + property("leftItems", titles(of: item?.leftBarButtonItems))
      + property("rightItems", titles(of: item?.rightBarButtonItems))
  }

  private static func titles(of items: [UIBarButtonItem]?) -> String {
    (items ?? []).map { item in
      if let title = item.title ?? item.primaryAction?.title { return title }
      if let system = item.systemItem { return "\(system)" }
      return item.customView.map { "\(type(of: $0))" } ?? "image"
    }.joined(separator: ", ")
  }

  private static func property(_ name: String, _ value: String?) -> [Property] {
    value.flatMap { $0.isEmpty ? nil : [Property(name, $0)] } ?? []
  }
}

/// The fonts, colors and lines of a text after its first run, and the lines of the first one.
@MainActor
enum TextRuns {
  static func properties(of text: NSAttributedString?) -> [FixtureTree.Property] {
    guard let text, text.length > 0 else { return [] }
    var runs: [(range: NSRange, look: [String])] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let look = description(of: values)
      if let last = runs.last, last.look == look {
        runs[runs.count - 1].range.length += range.length
      } else {
        runs.append((range, look))
      }
    }
    let lines = runs.first.map { $0.look.dropFirst(2) } ?? []
    let first = lines.isEmpty ? [] : [FixtureTree.Property("lines", lines.joined(separator: " "))]
    return first
      + runs.dropFirst().map { run in
        let place = "\(run.range.location)-\(run.range.location + run.range.length)"
        return FixtureTree.Property(
          "run", ([place] + run.look.filter { !$0.isEmpty }).joined(separator: " "))
      }
  }

  /// Returns the font and the color, which may be empty, then the lines.
  private static func description(of values: [NSAttributedString.Key: Any]) -> [String] {
    let font = (values[.font] as? UIFont).map {
      "\($0.fontName) \(FixtureNumber.text($0.pointSize))"
    }
    let color = (values[.foregroundColor] as? UIColor).map(AppearanceReader.hexadecimal)
    var look = [font ?? "", color ?? ""]
    if isDrawn(values[.underlineStyle]) { look.append("underline") }
    if isDrawn(values[.strikethroughStyle]) { look.append("strikethrough") }
    if let color = values[.backgroundColor] as? UIColor {
      look.append("background \(AppearanceReader.hexadecimal(color))")
    }
    if values[.link] != nil { look.append("link") }
    return look
  }

  private static func isDrawn(_ style: Any?) -> Bool {
    ((style as? Int) ?? (style as? NSNumber)?.intValue ?? 0) != 0
  }
}
