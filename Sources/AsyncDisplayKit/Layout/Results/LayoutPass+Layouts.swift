import Foundation

extension LayoutPass {
  /// Lends a layout of a leaf to the overrides that may stand between it and the engine.
  func lend(_ size: Extent, of element: ASLayoutElementObject) -> ASLayout {
    if lentLayout != nil { settleLent() }
    let layout = spareLayout.take() ?? ASLayout(lendingTo: element.kind)
    layout.lend(size, of: element, by: self)
    lentLayout = Unmanaged.passUnretained(layout)
    return layout
  }

  /// Takes back what was lent during an element's measuring.
  ///
  /// True when it is `layout`, which nobody has kept, so that nothing is worth keeping of it: a
  /// leaf's layout is made again when it is asked for.
  @inline(__always)
  func takeBackLent(_ layout: inout ASLayout) -> Bool {
    guard lentLayout?.toOpaque() == Unmanaged.passUnretained(layout).toOpaque() else {
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

  /// Makes what is lent stand alone: an override has kept it.
  func settleLent() {
    guard let lent = lentLayout else { return }
    lentLayout = nil
    lent.takeUnretainedValue().settle()
  }

  /// A size rounded up to pixels; a size that no layout can have is a violation and counts as zero.
  func rounded(_ size: Extent, of element: ASLayoutElementObject) -> Extent {
    guard isValidLength(size.width), isValidLength(size.height) else {
      reportInvalidSize(element, size)
      return .zero
    }
    return Extent(ceil(size.width), ceil(size.height))
  }

  /// A position rounded up to pixels.
  func ceil(_ position: CGPoint) -> Extent {
    Extent(ceil(Double(position.x)), ceil(Double(position.y)))
  }

  /// Sublayouts that all have a position; one without is a violation and is placed at the origin.
  func placed(_ sublayouts: [ASLayout], of element: ASLayoutElementObject) -> [ASLayout] {
    for sublayout in sublayouts where ASPointIsNull(sublayout.position) {
      reportInvalidPosition(element)
      sublayout.position = .zero
    }
    return sublayouts
  }
}
