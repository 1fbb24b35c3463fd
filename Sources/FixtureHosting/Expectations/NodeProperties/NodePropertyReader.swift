import AsyncDisplayKit
import FixtureContract
import Foundation
import UIKit

/// A reader of the properties of nodes that fixtures name: those of the vocabulary's nodes, and computed
/// ones.
@MainActor
enum NodePropertyReader {
  /// Returns the value of a property, or `nil` if a node of that class does not have the property.
  static func value(of property: String, in node: ASDisplayNode) -> NodePropertyValue? {
    if let node = node as? ASTextNode, let read = text[property] { return read(node) }
    if let node = node as? ASNetworkImageNode, let read = networkImage[property] {
      return read(node)
    }
    if let node = node as? ASImageNode, let read = image[property] { return read(node) }
    if let node = node as? ASButtonNode, let read = button[property] { return read(node) }
    if let node = node as? ASControlNode, let read = control[property] { return read(node) }
    if let node = node as? ASScrollNode, let read = scroll[property] { return read(node) }
    return display[property]?(node)
  }

  private typealias Table<Node> = [String: @MainActor (Node) -> NodePropertyValue]

  private static let text: Table<ASTextNode> = [
    "text": { .text($0.attributedText?.string) },
    "textMatches": { .text($0.attributedText?.string) },
    "font": {
      .font(attribute(.font, of: $0.attributedText) ?? drawn($0, with: { .systemFont(ofSize: 12) }))
    },
    "textColor": {
      .color(
        attribute(.foregroundColor, of: $0.attributedText) ?? drawn($0, with: { UIColor.black }))
    },
    "kern": { .number(number(.kern, of: $0.attributedText) ?? 0) },
    "underlineStyle": { .text(line(.underlineStyle, of: $0.attributedText)) },
    "strikethroughStyle": { .text(line(.strikethroughStyle, of: $0.attributedText)) },
    "textAlignment": { .word(paragraph(of: $0).alignment) },
    "lineSpacing": { .number(paragraph(of: $0).lineSpacing) },
    "lineHeightMultiple": { .number(paragraph(of: $0).lineHeightMultiple) },
    "minimumLineHeight": { .number(paragraph(of: $0).minimumLineHeight) },
    "maximumLineHeight": { .number(paragraph(of: $0).maximumLineHeight) },
    "maximumNumberOfLines": { .number($0.maximumNumberOfLines) },
    "truncationMode": { .word($0.truncationMode) },
    "truncationText": { .text($0.truncationAttributedText?.string) },
    "placeholderColor": { .color($0.placeholderColor) },
    "placeholderInsets": { .insets($0.placeholderInsets) },
    "textContainerInset": { .insets($0.textContainerInset) },
    "textColorFollowsTintColor": { .bool($0.textColorFollowsTintColor) },
    "lineCount": { .number($0.lineCount) },
    "isTruncated": { .bool($0.isTruncated) },
  ]

  private static let image: Table<ASImageNode> = [
    "image": { .image($0.image) },
    "placeholderColor": { .color($0.placeholderColor) },
    "isCropEnabled": { .bool($0.isCropEnabled) },
    "cropRect": { node in
      let rect = node.cropRect
      return .numbers([rect.minX, rect.minY, rect.width, rect.height])
    },
    "forcedSize": { .size($0.forcedSize) },
    "forceUpscaling": { .bool($0.forceUpscaling) },
  ]

  private static let networkImage: Table<ASNetworkImageNode> = [
    "url": { .text($0.url?.absoluteString) },
    "defaultImage": { .image($0.defaultImage) },
    "shouldCacheImage": { .bool($0.shouldCacheImage) },
    "shouldRenderProgressImages": { .bool($0.shouldRenderProgressImages) },
    "shouldRetryImageDownload": { .bool($0.shouldRetryImageDownload) },
  ]

  private static let button: Table<ASButtonNode> = [
    "title": { .text(title(of: $0)?.string) },
    "textMatches": { .text(title(of: $0)?.string) },
    "titleFont": { .font(attribute(.font, of: title(of: $0))) },
    "titleColor": { .color(attribute(.foregroundColor, of: title(of: $0)) as UIColor?) },
    "image": { .image($0.image(for: state(of: $0)) ?? $0.image(for: .normal)) },
    "backgroundImage": {
      .image($0.backgroundImage(for: state(of: $0)) ?? $0.backgroundImage(for: .normal))
    },
    "contentSpacing": { .number($0.contentSpacing) },
    "laysOutHorizontally": { .bool($0.laysOutHorizontally) },
    "contentHorizontalAlignment": { .word($0.contentHorizontalAlignment) },
    "contentVerticalAlignment": { .word($0.contentVerticalAlignment) },
    "contentEdgeInsets": { .insets($0.contentEdgeInsets) },
    "imageAlignment": { .word($0.imageAlignment) },
  ]

  private static let control: Table<ASControlNode> = [
    "isEnabled": { .bool($0.isEnabled) },
    "isSelected": { .bool($0.isSelected) },
    "isHighlighted": { .bool($0.isHighlighted) },
  ]

  private static let scroll: Table<ASScrollNode> = [
    "automaticallyManagesContentSize": { .bool($0.automaticallyManagesContentSize) },
    "scrollableDirections": {
      .options(
        OptionNames.names(OptionNames.scrollDirection, in: $0.scrollableDirections.rawValue))
    },
  ]

  private static let display: Table<ASDisplayNode> = [
    "backgroundColor": { .color($0.backgroundColor) },
    "tintColor": { .color($0.tintColor) },
    "alpha": { .number($0.alpha) },
    "isHidden": { .bool($0.isHidden) },
    "isOpaque": { .bool($0.isOpaque) },
    "clipsToBounds": { .bool($0.clipsToBounds) },
    "cornerRadius": { .number($0.cornerRadius) },
    "cornerRoundingType": { .word($0.cornerRoundingType) },
    "maskedCorners": {
      .options(OptionNames.names(OptionNames.cornerMask, in: $0.maskedCorners.rawValue))
    },
    "contentMode": { .word($0.contentMode) },
    "semanticContentAttribute": { .word($0.semanticContentAttribute) },
    "borderWidth": { .number($0.borderWidth) },
    "borderColor": { .color($0.borderColor) },
    "shadowColor": { .color($0.shadowColor) },
    "shadowOpacity": { .number($0.shadowOpacity) },
    "shadowOffset": { .size($0.shadowOffset) },
    "shadowRadius": { .number($0.shadowRadius) },
    "zPosition": { .number($0.zPosition) },
    "contentsScale": { .number($0.contentsScale) },
    "isUserInteractionEnabled": { .bool($0.isUserInteractionEnabled) },
    "isLayerBacked": { .bool($0.isLayerBacked) },
    "displaysAsynchronously": { .bool($0.displaysAsynchronously) },
    "drawingPriority": { .number($0.drawingPriority) },
    "hitTestSlop": { .insets($0.hitTestSlop) },
    "placeholderEnabled": { .bool($0.placeholderEnabled) },
    "placeholderFadeDuration": { .number($0.placeholderFadeDuration) },
    "shouldAnimateSizeChanges": { .bool($0.shouldAnimateSizeChanges) },
    "automaticallyRelayoutOnSafeAreaChanges": {
      .bool($0.automaticallyRelayoutOnSafeAreaChanges)
    },
    "automaticallyRelayoutOnLayoutMarginsChanges": {
      .bool($0.automaticallyRelayoutOnLayoutMarginsChanges)
    },
    "accessibilityIdentifier": { .text($0.accessibilityIdentifier) },
    "accessibilityLabel": { .text($0.accessibilityLabel) },
    "accessibilityValue": { .text($0.accessibilityValue) },
    "accessibilityHint": { .text($0.accessibilityHint) },
    "accessibilityTraits": {
      .options(
        OptionNames.names(OptionNames.accessibilityTraits, in: $0.accessibilityTraits.rawValue))
    },
    "isAccessibilityElement": { .bool($0.isAccessibilityElement) },
    "isAccessibilityContainer": { .bool($0.isAccessibilityContainer) },
    "debugName": { .text($0.debugName) },
  ]

  private static func attribute<Value>(
    _ key: NSAttributedString.Key, of text: NSAttributedString?
  ) -> Value? {
    guard let text, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// Returns the value with which a text is drawn that states none; `nil` without a text.
  private static func drawn<Value>(_ node: ASTextNode, with value: () -> Value) -> Value? {
    (node.attributedText?.length ?? 0) > 0 ? value() : nil
  }

  /// Returns the number of an attribute, which outside of Apple's platforms may be no `NSNumber`.
  private static func number(
    _ key: NSAttributedString.Key, of text: NSAttributedString?
  ) -> Double? {
    let value: Any? = attribute(key, of: text)
    return (value as? CGFloat).map { Double($0) } ?? value as? Double
      ?? (value as? NSNumber)?.doubleValue
  }

  /// Returns the name of the style of a line, or `nil` for a text without one.
  private static func line(_ key: NSAttributedString.Key, of text: NSAttributedString?) -> String? {
    guard
      let style = (attribute(key, of: text) as NSNumber?).map({
        NSUnderlineStyle(rawValue: $0.intValue)
      })
    else { return nil }
    let styles: [NSUnderlineStyle] = [.single, .thick, .double]
    return styles.firstIndex(of: style).map { OptionNames.underlineStyle[$0] }
  }

  private static func paragraph(of node: ASTextNode) -> NSParagraphStyle {
    attribute(.paragraphStyle, of: node.attributedText) ?? NSParagraphStyle()
  }

  private static func state(of node: ASButtonNode) -> UIControl.State {
    node.isEnabled ? node.isSelected ? .selected : .normal : .disabled
  }

  private static func title(of node: ASButtonNode) -> NSAttributedString? {
    node.attributedTitle(for: state(of: node)) ?? node.attributedTitle(for: .normal)
  }
}
