import UIKit

extension ASTextNode {
  /// Returns the size of the text within a constrained size, in points.
  final func measuredSize(in constrainedSize: CGSize) -> CGSize {
    let padding = shadowPadding
    let container = container(for: constrainedSize, padding: padding, truncation: .none)
    let fitting = fittingContent(in: container)
    var text = CGSize.zero
    RuntimeEnvironment.withTextServices { services in
      text =
        fitting.factor < 1
        ? measureScaled(fitting.content, in: container, services).size
        : measure(fitting.content, in: container, services).size
      if content.count > 0 { setBaselines(scaledBy: fitting.factor, services.cache) }
    }
    let insets = settings.containerInset
    let width = min(text.width, container.size.width) - padding.left - padding.right
    let height = min(text.height, container.size.height) - padding.top - padding.bottom
    return CGSize(
      width: min(width + insets.left + insets.right, constrainedSize.width),
      height: min(height + insets.top + insets.bottom, constrainedSize.height))
  }

  /// Measures the text, and again with the truncation token if it is truncated.
  ///
  /// Most texts fit: for them, the token is never created.
  private final func measure(
    _ content: RuntimeText.Content, in container: RuntimeText.Container, _ services: TextServices
  ) -> RuntimeText.Metrics {
    let metrics = services.measure(content, in: container)
    guard metrics.isTruncated else { return metrics }
    return services.measure(content, in: truncating(content, in: container))
  }

  /// Measures a text whose fonts are scaled. The token does not count, unless TextKit truncates the text.
  ///
  /// Source: `ASTextKitRenderer.mm`, `-_calculateSize`, where the token replaces text of the unscaled copy.
  private final func measureScaled(
    _ content: RuntimeText.Content, in container: RuntimeText.Container, _ services: TextServices
  ) -> RuntimeText.Metrics {
    truncatesByTextKit
      ? measure(content, in: container, services) : services.measure(content, in: container)
  }

  /// Returns the text with the font scale at which it fits, and the scale.
  final func fittingContent(
    in container: RuntimeText.Container
  ) -> (content: RuntimeText.Content, factor: CGFloat) {
    let factors = scaleFactors
    guard !factors.isEmpty, let attributedText, attributedText.length > 0 else {
      return (content, 1)
    }
    let scaling = FontScaling(factors: factors, text: attributedText, container: container)
    let factor = scaling.factor
    // Source: `ASTextKitRenderer.mm`, `-isScaled`: other factors count only where one that fits is looked for.
    guard factor > 0, factor < 1 else { return (content, 1) }
    return (RuntimeText.Content(attributedText.scalingFonts(by: factor)), factor)
  }

  /// The factors by which fonts may shrink, which a subclass may provide on demand.
  ///
  /// They have the precision of `Float`, so that 15 points times 0.9 are rounded to 13 points. Source:
  /// `ASTextNode.mm`, `-_locked_rendererAttributes`, which calls the getter; `ASTextKitFontSizeAdjuster.mm`,
  /// `-scaleFactor`.
  private final var scaleFactors: [CGFloat] {
    guard !isOfThisClass else { return settings.scaleFactors?.map { CGFloat(Float($0)) } ?? [] }
    return pointSizeScaleFactors?.map { CGFloat($0.floatValue) } ?? []
  }

  /// Returns the text container for a node of a size in points.
  final func container(for size: CGSize) -> RuntimeText.Container {
    let room = container(for: size, padding: shadowPadding, truncation: .none)
    if isSecond { return secondContainer(room) }
    guard truncatesByTextKit else { return withToken(room) }
    return truncating(fittingContent(in: room).content, in: room)
  }

  final func container(
    for size: CGSize, padding: UIEdgeInsets, truncation: RuntimeText.Container.Truncation
  ) -> RuntimeText.Container {
    let insets = settings.containerInset
    let width = size.width - insets.left - insets.right + padding.left + padding.right
    let height = size.height - insets.top - insets.bottom + padding.top + padding.bottom
    return RuntimeText.Container(
      size: CGSize(width: max(0, width), height: max(0, height)),
      maximumNumberOfLines: Int(clamping: settings.maximumNumberOfLines),
      lineBreakMode: isSecond ? .byWordWrapping : settings.truncationMode, truncation: truncation,
      exclusions: settings.exclusionPaths?.flatMap { ExclusionOutline($0).rects } ?? [])
  }

  /// Sets the style's ascender from the first line, and its descender from the last font, in
  /// points.
  ///
  /// With a paragraph style the ascender is the line height, within the style's limits, less the
  /// descender. Both are multiplied by the scale of shrunken fonts, and those of text without a font are 0.
  /// Source: `ASTextNode.mm`, `-calculateSizeThatFits:` and `+ascenderWithAttributedString:`.
  final func setBaselines(scaledBy factor: CGFloat = 1, _ fonts: TextCache) {
    // A run is large, so its members are read in place.
    let stored = content.runs
    let runs = stored.span
    guard !runs.isEmpty else { return }
    let last = runs.count - 1
    let font = runs[0].attributes.font
    let metrics = fonts.metrics(of: font)
    let ascender =
      runs[0].attributes.hasParagraphStyle
      ? runs[0].attributes.limitedAscender
      : runs[0].attributes.hasFont ? font.pointSize * metrics.ascent : 0
    let descender =
      !runs[last].attributes.hasFont
      ? 0 : last == 0 ? font.pointSize * metrics.descent : runs[last].attributes.font.descender
    setBaselines(
      ElementBaselines(ascender: ascender * factor, descender: descender * factor))
  }

  /// The container of the text at the node's bounds, or at the calculated size without bounds.
  final var currentContainer: RuntimeText.Container {
    let size = currentSize
    return withNodeLock { container(for: size) }
  }

  // The bounds of an unloaded node are read without the lock, because they have one of their own.
  // Source: `ASTextNode.mm`, `-lineCount` and `-isTruncated`, which use the bounds that any thread may read.
  private final var currentSize: CGSize {
    let size = boundsSize
    return size == .zero ? calculatedSize : size
  }

  private final var boundsSize: CGSize { hasThreadAffinity ? bounds.size : threadSafeSize }

  /// The layout of the text in its current container, at the full size if the text fits there.
  ///
  /// The node's lock is held meanwhile. Source: `ASTextNode.mm`, `-lineCount` and `-isTruncated`;
  /// `ASTextKitRenderer.mm`, `-_calculateSize`, which lays out the text without its scale in the end. Decided here: a
  /// text that is truncated there has its scale, since TextKit's treatment of the rest is not documented.
  final var textLayout: RuntimeText.Layout {
    let size = currentSize
    return withNodeLock {
      let room = container(for: size)
      let measurer = RuntimeEnvironment.currentMeasurer
      let layout = measurer.layout(content, in: room)
      guard layout.metrics.isTruncated else { return layout }
      let fitting = fittingContent(in: room)
      return fitting.factor < 1 ? measurer.layout(fitting.content, in: room) : layout
    }
  }

  /// A Boolean value that indicates whether the node truncates the text at its current size. An
  /// ``ASTextNode2`` without a size truncates nothing.
  ///
  /// - Quirk: where TextKit truncates the text by itself, the value is `false`; advisory
  ///   `truncated-by-text-kit`. `ASTextKitRenderer.mm`, `-isTruncated`, and `ASTextKitTailTruncater.mm`,
  ///   `-truncate`.
  public final var isTruncated: Bool {
    // Source: `ASTextLayout.mm`, `+layoutWithContainer:text:range:`, which returns `nil`.
    if isSecond, boundsSize.width <= 0 || boundsSize.height <= 0 { return false }
    let metrics = textLayout.metrics
    let isTruncated = countsAsTruncated(metrics)
    if metrics.isTruncated, !isTruncated, !isSecond { adviseOfTextKit("isTruncated is false") }
    return isTruncated
  }

  /// The number of lines at the node's current size. An empty line after the last line break does not count.
  ///
  /// Source: `ASTextKitRenderer.mm`, `-lineCount`, which counts lines with glyphs.
  public final var lineCount: UInt {
    let layout = textLayout
    let count = layout.metrics.lineCount
    return UInt(layout.lines.last?.range.isEmpty == true ? max(0, count - 1) : count)
  }

  /// Returns whether the text would be truncated at the maximum size of a range.
  public final func shouldTruncate(forConstrainedSize constrainedSize: ASSizeRange) -> Bool {
    withNodeLock {
      let room = container(for: constrainedSize.max, padding: shadowPadding, truncation: .none)
      let content = fittingContent(in: room).content
      var metrics = RuntimeText.Metrics()
      RuntimeEnvironment.withTextServices { metrics = measure(content, in: room, $0) }
      return countsAsTruncated(metrics)
    }
  }

  /// The extent of the shadow beyond the text, in points. The insets are 0 or negative, and those of an
  /// ``ASTextNode2`` are 0.
  public final var shadowPadding: UIEdgeInsets {
    withNodeLock { settings.hasShadow && !isSecond ? shadow.padding : .zero }
  }

  final var shadow: TextShadow {
    let own = settings.shadow
    return TextShadow(
      color: isSecond ? own.color : own.drawnColor, opacity: own.opacity, offset: own.offset,
      radius: own.radius)
  }
}

extension RuntimeText.Attributes {
  /// The ascender of a line, in points, within the paragraph's line height limits.
  fileprivate var limitedAscender: CGFloat {
    var height = max(hasFont ? font.lineHeight : 0, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    return height + (hasFont ? font.descender : 0)
  }
}
