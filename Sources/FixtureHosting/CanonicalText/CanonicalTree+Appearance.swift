import AsyncDisplayKit
import Foundation
import UIKit

extension FixtureTree {
  /// Creates the tree of a view and its subviews: class, frame, and appearance that differs from
  /// the defaults.
  @MainActor package init(view: UIView) {
    self.init(
      "\(type(of: view))",
      properties: [Property("frame", FixtureNumber.text(view.frame))]
        + AppearanceReader.properties(of: view),
      children: view.subviews.map(FixtureTree.init(view:)))
    details = DetailReader.properties(of: view)
  }
}

/// A reader of the visible properties of a view or a node, in a fixed order. Default values are
/// omitted.
@MainActor
enum AppearanceReader {
  typealias Property = FixtureTree.Property

  static func properties(of view: UIView) -> [Property] {
    var properties = look(of: view.layer, background: view.backgroundColor)
    if view.isHidden { properties.append(Property("hidden", "true")) }
    if view.alpha != 1 { properties.append(Property("alpha", FixtureNumber.text(view.alpha))) }
    if view.tintColor != view.superview?.tintColor ?? .systemBlue {
      properties.append(Property("tint", hexadecimal(view.tintColor)))
    }
    properties += content(of: view)
    properties += accessibility(
      view.accessibilityLabel, view.setAccessibilityTraits ?? .none, isView: view)
    return properties + AccessibilityOrder(of: view).properties
  }

  static func properties(of node: ASDisplayNode, named name: String?) -> [Property] {
    var properties = name.map { [Property("name", $0)] } ?? []
    if let color = node.backgroundColor, color != .clear {
      properties.append(Property("background", hexadecimal(color)))
    }
    properties += edges(
      radius: node.cornerRadius, width: node.borderWidth, color: node.borderColor)
    properties += content(of: node)
    properties += accessibility(node.accessibilityLabel, node.accessibilityTraits, isView: nil)
    return properties + AccessibilityOrder(of: node).properties
  }

  private static func look(of layer: CALayer, background: UIColor?) -> [Property] {
    var properties: [Property] = []
    if let color = background, color != .clear {
      properties.append(Property("background", hexadecimal(color)))
    }
    return properties
      + edges(radius: layer.cornerRadius, width: layer.borderWidth, color: layer.borderColor)
  }

  private static func edges(radius: CGFloat, width: CGFloat, color: CGColor?) -> [Property] {
    var properties: [Property] = []
    if radius != 0 { properties.append(Property("corner", FixtureNumber.text(radius))) }
    guard width > 0 else { return properties }
    let text = color.map { " \($0.rgba.hexadecimal)" } ?? ""
    properties.append(Property("border", FixtureNumber.text(width) + text))
    return properties
  }

  private static func content(of node: ASDisplayNode) -> [Property] {
    switch node {
    case let node as ASTextNode: return text(node.attributedText, showsText: false)
    case let node as ASImageNode: return image(node.image, node.contentMode)
    case let node as ASButtonNode:
      return button(node)
    default: return []
    }
  }

  /// Returns the title of a button, unless a subnode shows it, and a state that is not the normal one.
  private static func button(_ node: ASButtonNode) -> [Property] {
    let shown: UIControl.State =
      node.isEnabled ? node.isSelected ? .selected : .normal : .disabled
    let title = (node.attributedTitle(for: shown) ?? node.attributedTitle(for: .normal))?.string
    let isShown = node.subnodes.contains { ($0 as? ASTextNode)?.attributedText?.string == title }
    let state = node.isSelected ? "selected" : node.isEnabled ? nil : "disabled"
    return [("title", isShown ? nil : title), ("state", state)].compactMap { name, text in
      text.map { Property(name, $0) }
    }
  }

  private static func content(of view: UIView) -> [Property] {
    switch view {
    case let view as UILabel: return text(view.attributedText, showsText: true)
    case let view as UIImageView: return image(view.image, view.contentMode)
    case let view as UIButton:
      return view.currentTitle.map { [Property("title", $0)] } ?? []
    case let view as UISwitch: return [Property("on", "\(view.isOn)")]
    case let view as UISlider: return [Property("value", FixtureNumber.text(Double(view.value)))]
    case let view as UITextField:
      return [("text", view.text), ("placeholder", view.placeholder)].compactMap { name, text in
        text.flatMap { $0.isEmpty ? nil : Property(name, $0) }
      }
    case let view as UITextView: return text(view.attributedText, showsText: true)
    default: return []
    }
  }

  /// Returns the text, and the font, color and alignment of its first character.
  private static func text(_ text: NSAttributedString?, showsText: Bool) -> [Property] {
    guard let text, text.length > 0 else { return [] }
    var properties = showsText ? [Property("text", text.string)] : []
    let values = text.attributes(at: 0, effectiveRange: nil)
    if let font = values[.font] as? UIFont {
      properties.append(
        Property("font", "\(font.fontName) \(FixtureNumber.text(font.pointSize))"))
    }
    if let color = values[.foregroundColor] as? UIColor {
      properties.append(Property("color", hexadecimal(color)))
    }
    let style = values[.paragraphStyle] as? NSParagraphStyle
    if let style, style.alignment != .natural {
      properties.append(Property("alignment", "\(style.alignment)"))
    }
    return properties
  }

  private static func image(_ image: UIImage?, _ mode: UIView.ContentMode) -> [Property] {
    guard let image else { return [] }
    var properties: [Property] = []
    if case .named(let name) = image.cgImage?.source {
      properties.append(Property("imageName", name))
    }
    if mode != .scaleToFill { properties.append(Property("contentMode", "\(mode)")) }
    return properties
  }

  private static func accessibility(
    _ label: String?, _ traits: UIAccessibilityTraits, isView view: UIView?
  ) -> [Property] {
    var properties: [Property] = []
    let button = view as? UIButton
    let shown =
      (view as? UILabel)?.text ?? button?.currentTitle ?? button?.currentAttributedTitle?.string
    if let label, !label.isEmpty, label != shown {
      properties.append(Property("accessibilityLabel", label))
    }
    if let names = TraitNames.text(of: traits), view == nil || !(view is UILabel) {
      properties.append(Property("accessibilityTraits", names))
    }
    return properties
  }

  static func hexadecimal(_ color: UIColor?) -> String {
    color?.cgColor.rgba.hexadecimal ?? "none"
  }
}

/// The names of accessibility traits, in the order of their bits.
private enum TraitNames {
  private static let all: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.staticText, "staticText"), (.header, "header"), (.notEnabled, "notEnabled"),
    (.adjustable, "adjustable"), (.searchField, "searchField"),
  ]

  /// Returns the names of traits, or `nil` for no trait and for the static text trait alone.
  static func text(of traits: UIAccessibilityTraits) -> String? {
    guard !traits.isEmpty, traits != .staticText else { return nil }
    let names = all.filter { traits.contains($0.0) }.map(\.1)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}
