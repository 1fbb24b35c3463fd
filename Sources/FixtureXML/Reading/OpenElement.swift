/// An element of the vocabulary that has begun and not ended.
struct OpenElement {
  /// What has been read of it.
  var element: SourceElement
  /// How far its children have come.
  var progress: ContentProgress
  /// Whether its items are streamed.
  let isStreamed: Bool

  /// Opens an element.
  init(_ element: SourceElement, isStreamed: Bool) {
    self.element = element
    self.isStreamed = isStreamed
    progress = ContentProgress(element.spec)
  }
}
