import Foundation
import Synchronization
import UIKit

/// The values of a style, stored flat so that the layout engine reads them without a call.
///
/// Any thread may read and set them, while another thread lays out the element: sizes, dimensions and
/// positions, which take several words, are never read half changed. A reader does not lock: it reads again
/// when the number of changes differs afterwards.
///
/// The units of dimensions are stored together, apart from their values: beside its value, each
/// would need as much space as the value, and the number of cache lines per style determines how
/// fast large trees are laid out.
///
/// Source: `ASLayoutElement.mm`, `ASLayoutElementStyle`, whose size, position and numbers are
/// `std::atomic`.
struct StyleValues: ~Copyable, Sendable {
  /// Twice the number of changes; odd during a change.
  private let changes = Atomic<UInt32>(0)
  /// The units of the dimensions, two bits each.
  private let units = Atomic<UInt16>(0)
  private let sizeChanges = Atomic<UInt8>(0)
  private let alignSelfValue = Atomic<UInt8>(ASStackLayoutAlignSelf.auto.rawValue)
  private let flexGrowValue = Atomic<Double>(0)
  private let flexShrinkValue = Atomic<Double>(0)
  private let spacingBeforeValue = Atomic<Double>(0)
  private let spacingAfterValue = Atomic<Double>(0)
  private let flexBasisValue = Atomic<Double>(0)
  private let widthValue = Atomic<Double>(0)
  private let heightValue = Atomic<Double>(0)
  private let minWidthValue = Atomic<Double>(0)
  private let maxWidthValue = Atomic<Double>(0)
  private let minHeightValue = Atomic<Double>(0)
  private let maxHeightValue = Atomic<Double>(0)
  private let ascenderValue = Atomic<Double>(0)
  private let descenderValue = Atomic<Double>(0)
  private let positionX = Atomic<Double>(0)
  private let positionY = Atomic<Double>(0)
}

extension StyleValues {
  /// A number that changes with each change of a size. Positions and flex bases are read by the parent, which
  /// may set them while it is laid out.
  @inline(__always)
  var sizeChangeCount: UInt8 { sizeChanges.load(ordering: .relaxed) }

  /// The element's share of the remaining space of a stack.
  @inline(__always)
  var flexGrow: Double {
    get { flexGrowValue.load(ordering: .relaxed) }
    nonmutating set { flexGrowValue.store(newValue, ordering: .relaxed) }
  }

  /// The element's share of the overflow of a stack.
  @inline(__always)
  var flexShrink: Double {
    get { flexShrinkValue.load(ordering: .relaxed) }
    nonmutating set { flexShrinkValue.store(newValue, ordering: .relaxed) }
  }

  /// The space before the element along a stack.
  @inline(__always)
  var spacingBefore: Double {
    get { spacingBeforeValue.load(ordering: .relaxed) }
    nonmutating set { spacingBeforeValue.store(newValue, ordering: .relaxed) }
  }

  /// The space after the element along a stack.
  @inline(__always)
  var spacingAfter: Double {
    get { spacingAfterValue.load(ordering: .relaxed) }
    nonmutating set { spacingAfterValue.store(newValue, ordering: .relaxed) }
  }

  /// The distance from the top to the first baseline.
  @inline(__always)
  var ascender: Double {
    get { ascenderValue.load(ordering: .relaxed) }
    nonmutating set { ascenderValue.store(newValue, ordering: .relaxed) }
  }

  /// The distance from the bottom to the last baseline.
  @inline(__always)
  var descender: Double {
    get { descenderValue.load(ordering: .relaxed) }
    nonmutating set { descenderValue.store(newValue, ordering: .relaxed) }
  }

  /// The alignment across a stack.
  @inline(__always)
  var alignSelf: ASStackLayoutAlignSelf {
    get {
      ASStackLayoutAlignSelf(rawValue: alignSelfValue.load(ordering: .relaxed)) ?? .auto
    }
    nonmutating set {
      alignSelfValue.store(newValue.rawValue, ordering: .relaxed)
    }
  }

  /// The origin in an absolute spec.
  @inline(__always)
  var position: Extent {
    get {
      consistent {
        Extent(positionX.load(ordering: .relaxed), positionY.load(ordering: .relaxed))
      }
    }
    nonmutating set {
      change {
        positionX.store(newValue.width, ordering: .relaxed)
        positionY.store(newValue.height, ordering: .relaxed)
      }
    }
  }
}

extension StyleValues {
  /// A Boolean value that indicates whether any size constraint is not automatic.
  @inline(__always)
  var isSized: Bool { units.load(ordering: .relaxed) & Self.unitsOfSize != 0 }

  /// Returns whether any size constraint in one axis is not automatic.
  @inline(__always)
  func isSized(isHorizontal: Bool) -> Bool {
    units.load(ordering: .relaxed) & (isHorizontal ? Self.unitsOfWidth : Self.unitsOfHeight) != 0
  }

  /// The size constraints of the element.
  @inline(__always)
  var size: ASLayoutElementSize {
    consistent {
      let units = units.load(ordering: .relaxed)
      var size = ASLayoutElementSize()
      size.width = dimension(widthValue, units, 0)
      size.height = dimension(heightValue, units, 1)
      // Few elements have limits.
      guard units & Self.unitsOfLimits != 0 else { return size }
      size.minWidth = dimension(minWidthValue, units, 2)
      size.maxWidth = dimension(maxWidthValue, units, 3)
      size.minHeight = dimension(minHeightValue, units, 4)
      size.maxHeight = dimension(maxHeightValue, units, 5)
      return size
    }
  }

  /// A Boolean value that indicates whether a size constraint is a fraction of the parent's length.
  @inline(__always)
  var hasFractionalSize: Bool { units.load(ordering: .relaxed) & Self.fractionsOfSize != 0 }

  /// Returns the size constraints in one axis.
  @inline(__always)
  func axis(isHorizontal: Bool) -> AxisSize {
    consistent {
      let units = units.load(ordering: .relaxed)
      return isHorizontal
        ? AxisSize(
          minimum: dimension(minWidthValue, units, 2), exact: dimension(widthValue, units, 0),
          maximum: dimension(maxWidthValue, units, 3))
        : AxisSize(
          minimum: dimension(minHeightValue, units, 4), exact: dimension(heightValue, units, 1),
          maximum: dimension(maxHeightValue, units, 5))
    }
  }

  /// Sets the width and the height in one change.
  @inline(__always)
  func setSize(_ width: ASDimension, _ height: ASDimension) {
    changeSize {
      store(width, in: widthValue, 0)
      store(height, in: heightValue, 1)
    }
  }

  /// The width.
  @inline(__always)
  var width: ASDimension {
    get { one(widthValue, 0) }
    nonmutating set { set(widthValue, 0, to: newValue) }
  }

  /// The height.
  @inline(__always)
  var height: ASDimension {
    get { one(heightValue, 1) }
    nonmutating set { set(heightValue, 1, to: newValue) }
  }

  /// The minimum width.
  @inline(__always)
  var minWidth: ASDimension {
    get { one(minWidthValue, 2) }
    nonmutating set { set(minWidthValue, 2, to: newValue) }
  }

  /// The maximum width.
  @inline(__always)
  var maxWidth: ASDimension {
    get { one(maxWidthValue, 3) }
    nonmutating set { set(maxWidthValue, 3, to: newValue) }
  }

  /// The minimum height.
  @inline(__always)
  var minHeight: ASDimension {
    get { one(minHeightValue, 4) }
    nonmutating set { set(minHeightValue, 4, to: newValue) }
  }

  /// The maximum height.
  @inline(__always)
  var maxHeight: ASDimension {
    get { one(maxHeightValue, 5) }
    nonmutating set { set(maxHeightValue, 5, to: newValue) }
  }

  /// The initial size along a stack.
  @inline(__always)
  var flexBasis: ASDimension {
    get { one(flexBasisValue, 6) }
    nonmutating set { change { store(newValue, in: flexBasisValue, 6) } }
  }

  /// A Boolean value that indicates whether the initial size along a stack is automatic.
  @inline(__always)
  var isFlexBasisAutomatic: Bool { units.load(ordering: .relaxed) >> 12 & 3 == 0 }
}

extension StyleValues {
  private static var unitsOfSize: UInt16 { 0xfff }
  private static var unitsOfWidth: UInt16 { 0x0f3 }
  private static var unitsOfHeight: UInt16 { 0xf0c }
  private static var unitsOfLimits: UInt16 { 0xff0 }
  private static var fractionsOfSize: UInt16 { 0xaaa }

  @inline(__always)
  private func dimension(
    _ value: borrowing Atomic<Double>, _ units: UInt16, _ index: UInt16
  ) -> ASDimension {
    ASDimension(
      unit: ASDimensionUnit(rawValue: Int(units >> (2 * index) & 3)) ?? .auto,
      value: CGFloat(value.load(ordering: .relaxed)))
  }

  @inline(__always)
  private func one(_ value: borrowing Atomic<Double>, _ index: UInt16) -> ASDimension {
    consistent { dimension(value, units.load(ordering: .relaxed), index) }
  }

  @inline(__always)
  private func set(
    _ value: borrowing Atomic<Double>, _ index: UInt16, to dimension: ASDimension
  ) {
    changeSize { store(dimension, in: value, index) }
  }

  @inline(__always)
  private func store(
    _ dimension: ASDimension, in value: borrowing Atomic<Double>, _ index: UInt16
  ) {
    let others = units.load(ordering: .relaxed) & ~(3 << (2 * index))
    let unit = UInt16(truncatingIfNeeded: dimension.unit.rawValue) << (2 * index)
    units.store(others | unit, ordering: .relaxed)
    value.store(Double(dimension.value), ordering: .relaxed)
  }

  /// Returns what a closure reads while no other thread changes a value.
  @inline(__always)
  private func consistent<Value>(_ read: () -> Value) -> Value {
    while true {
      let before = changes.load(ordering: .acquiring)
      let value = read()
      atomicMemoryFence(ordering: .acquiring)
      if before & 1 == 0, changes.load(ordering: .relaxed) == before { return value }
    }
  }

  /// Calls a closure that changes values, after other threads have finished their changes.
  @inline(__always)
  private func change(_ body: () -> Void) {
    var before = changes.load(ordering: .relaxed)
    while !begin(before) { before = changes.load(ordering: .relaxed) }
    atomicMemoryFence(ordering: .releasing)
    body()
    changes.store(before &+ 2, ordering: .releasing)
  }

  /// Calls a closure that changes sizes.
  @inline(__always)
  private func changeSize(_ body: () -> Void) {
    change {
      body()
      sizeChanges.wrappingAdd(1, ordering: .relaxed)
    }
  }

  /// Begins a change after a number of others, and returns whether no other thread was faster.
  @inline(__always)
  private func begin(_ before: UInt32) -> Bool {
    before & 1 == 0
      && changes.compareExchange(expected: before, desired: before &+ 1, ordering: .acquiring)
        .exchanged
  }
}
