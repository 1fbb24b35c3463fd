import Foundation

extension AttributeScopes {
  /// The attributes that UIKit draws text with, by which an `AttributedString` has them as members.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit draws text with.
  ///
  /// Those of Foundation, such as links, belong to it as well. Paragraph styles do not: here they may change
  /// on any thread, and such strings carry nothing that may.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the glyphs.
    public let backgroundColor: BackgroundColorAttribute
    /// The points added after each character.
    public let kern: KernAttribute
    /// The points added after each character, in place of ``kern``.
    public let tracking: TrackingAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The outline's width in per cent of the point size; negative fills too.
    public let strokeWidth: StrokeWidthAttribute
    /// The points by which the baseline is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit as a member.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
