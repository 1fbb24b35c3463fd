extension TextContainer {
  /// The room of a text view's container without the padding at the ends of lines.
  init(_ container: NSTextContainer) {
    let (size, padding) = (container.size, container.lineFragmentPadding)
    self.init(
      size: CGSize(
        width: size.width > 0 ? max(0, size.width - 2 * padding) : .infinity,
        height: size.height > 0 ? size.height : .infinity),
      maximumNumberOfLines: container.maximumNumberOfLines,
      lineBreakMode: container.lineBreakMode, truncation: container.lineBreakMode.truncation,
      exclusions: container.exclusionPaths.map(\.bounds))
  }
}
