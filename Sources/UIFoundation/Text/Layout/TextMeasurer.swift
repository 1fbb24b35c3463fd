import Foundation

extension RuntimeText {
  /// A measurer of text. An environment's measurer determines the sizes of all its text.
  ///
  /// The methods of a measurer are called on any thread and must return the same result for the same
  /// arguments.
  public protocol Measurer: Sendable {
    /// Lays out a text in a container.
    func layout(_ content: RuntimeText.Content, in container: RuntimeText.Container)
      -> RuntimeText.Layout

    /// Measures a text in a container.
    func measure(_ content: RuntimeText.Content, in container: RuntimeText.Container)
      -> RuntimeText.Metrics
  }
}

extension RuntimeText.Measurer {
  /// The default implementation lays out the text and returns the metrics of the layout.
  public func measure(_ content: RuntimeText.Content, in container: RuntimeText.Container)
    -> RuntimeText.Metrics
  {
    layout(content, in: container).metrics
  }
}

extension RuntimeText {
  /// The results of measuring a text.
  public struct Metrics: Hashable, Sendable {
    /// The size of the laid-out lines, in points, not rounded to pixels.
    public var size = CGSize.zero
    /// The number of lines.
    public var lineCount = 0
    /// A Boolean value that indicates whether some of the text is not visible.
    public var isTruncated = false
    /// A Boolean value that indicates whether only paragraphs that do not wrap, because of their line break
    /// mode, are truncated.
    package var truncatesOnlyParagraphs = false
    /// A Boolean value that indicates whether text after the last line's paragraph is not visible.
    package var hidesParagraphs = false
    /// The distance of the first line's baseline from the top, in points.
    public var firstBaseline: CGFloat = 0
    /// The distance of the last line's baseline from the top, in points.
    public var lastBaseline: CGFloat = 0

    /// Creates the metrics of an empty text.
    public init() {}
  }
}

extension RuntimeText {
  /// The default measurer, which measures text with the fonts of the environment.
  ///
  /// The advance of a cluster is a whole number of units of its typeface. The advances of an item are
  /// summed as integers and converted to points once, so that a width does not depend on the ends of
  /// lines. Lines end where ICU's rules allow it, and inside a word that is wider than a line,
  /// between any two clusters. Nothing is rounded to pixels.
  public struct FontMeasurer: RuntimeText.Measurer {
    /// Creates a measurer.
    public init() {}

    /// Lays out a text in a container.
    public func layout(_ content: RuntimeText.Content, in container: RuntimeText.Container)
      -> RuntimeText.Layout
    {
      Typesetter.layout(content, in: container)
    }

    /// Measures a text in a container. Text of plain ASCII words is measured without a layout.
    public func measure(_ content: RuntimeText.Content, in container: RuntimeText.Container)
      -> RuntimeText.Metrics
    {
      var metrics = RuntimeText.Metrics()
      RuntimeEnvironment.withTextServices {
        metrics = Self.measure(content, in: container, $0.cache)
      }
      return metrics
    }

    /// Measures a text in a container with a cache, which has the fonts.
    static func measure(
      _ content: RuntimeText.Content, in container: RuntimeText.Container, _ cache: TextCache
    ) -> RuntimeText.Metrics {
      cache.withWorkspace { workspace in
        if let metrics = WordMeasure.measure(content, in: container, cache, workspace) {
          return metrics
        }
        let shaper = ParagraphShaper(content, fonts: cache.fonts, workspace: workspace)
        return Typesetter.layout(content, in: container, shaper).metrics
      }
    }
  }
}
