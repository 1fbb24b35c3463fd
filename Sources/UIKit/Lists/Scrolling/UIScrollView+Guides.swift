extension UIScrollView {
  /// The content: what constraints give it is the content's size.
  ///
  /// Rule: Apple's "Auto Layout Guide", working with scroll views: constraints between the edges of a
  /// scroll view and a view inside it mean this guide too; those of lengths and middles mean the
  /// view's own frame.
  public var contentLayoutGuide: UILayoutGuide {
    if let known = storedConstraints?.scrollContentGuide { return known }
    let guide = UILayoutGuide(source: .scrollContent, of: self)
    constraintStore.scrollContentGuide = guide
    return guide
  }

  /// The scroll view's own rectangle, in which what is tied to it stays in sight.
  public var frameLayoutGuide: UILayoutGuide {
    if let known = storedConstraints?.scrollFrameGuide { return known }
    let guide = UILayoutGuide(source: .scrollFrame, of: self)
    constraintStore.scrollFrameGuide = guide
    return guide
  }
}
