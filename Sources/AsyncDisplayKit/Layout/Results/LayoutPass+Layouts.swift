import Foundation

extension LayoutPass {
  /// Returns the reused layout object for a leaf, to pass to its overrides.
  func lend(_ size: Extent, of element: ASLayoutElementObject) -> ASLayout {
    if lentLayout != nil { settleLent() }
    let layout = spareLayout.take() ?? ASLayout(lendingTo: element.kind)
    layout.lend(size, of: element, by: self)
    lentLayout = Borrowed(layout)
    return layout
  }

  /// Reclaims the reused layout object after an element was measured, and returns whether that was
  /// possible.
  ///
  /// Returns `true` if `layout` is the reused object and no override has retained it. Such a layout
  /// needs no caching: a leaf's layout is created again on demand.
  @inline(__always)
  func takeBackLent(_ layout: inout ASLayout) -> Bool {
    guard lentLayout?.refers(to: layout) == true else {
      settleLent()
      return false
    }
    guard isKnownUniquelyReferenced(&layout) else {
      settleLent()
      return false
    }
    lentLayout = nil
    layout.endLending()
    spareLayout = layout
    return true
  }

  /// Makes the reused layout object independent of the pass, because an override has retained it.
  func settleLent() {
    guard let lent = lentLayout else { return }
    lentLayout = nil
    lent.object.settle()
  }

  /// Returns a size rounded up to pixels. An invalid size is a violation and becomes zero.
  @inline(__always)
  func rounded(_ size: Extent, of element: ASLayoutElementObject) -> Extent {
    if let rounded = Self.rounded(size, scale) { return rounded }
    reportInvalidSize(element, size)
    return .zero
  }

  /// Returns a size rounded up to pixels of a screen scale, or `nil` for an invalid size.
  @inline(__always)
  static func rounded(_ size: Extent, _ scale: Double) -> Extent? {
    guard isValidLength(size.width), isValidLength(size.height) else { return nil }
    return Extent(ceil(size.width, scale), ceil(size.height, scale))
  }

  /// Returns a position rounded up to pixels.
  func ceil(_ position: CGPoint) -> Extent {
    Extent(ceil(Double(position.x)), ceil(Double(position.y)))
  }

  /// Returns sublayouts that all have a position. A missing position is a violation and becomes the
  /// origin.
  func placed(_ sublayouts: [ASLayout], of element: ASLayoutElementObject) -> [ASLayout] {
    for sublayout in sublayouts where ASPointIsNull(sublayout.position) {
      reportInvalidPosition(element)
      sublayout.position = .zero
    }
    return sublayouts
  }
}
