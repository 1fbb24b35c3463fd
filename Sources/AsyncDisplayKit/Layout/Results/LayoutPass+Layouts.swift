import Foundation

extension LayoutPass {
  /// Lends a layout of a leaf to the overrides that may stand between it and the engine.
  func lend(_ size: Extent, of element: ASLayoutElementObject) -> ASLayout {
    settleLent()
    if let spare = spareLayout {
      spareLayout = nil
      spare.relend(size, of: element)
      lentLayout = spare
      return spare
    }
    let layout = ASLayout(lending: size, of: element)
    lentLayout = layout
    return layout
  }

  /// Takes back what was lent during an element's measuring.
  ///
  /// True when it is `layout`, which nobody has kept, so that nothing is worth keeping of it: a
  /// leaf's layout is made again when it is asked for.
  @inline(__always)
  func takeBackLent(_ layout: inout ASLayout) -> Bool {
    guard lentLayout === layout else {
      settleLent()
      return false
    }
    lentLayout = nil
    guard isKnownUniquelyReferenced(&layout) else {
      layout.settle()
      return false
    }
    spareLayout = layout
    return true
  }

  private func settleLent() {
    guard let lent = lentLayout else { return }
    lent.settle()
    lentLayout = nil
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
