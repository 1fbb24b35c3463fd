import Foundation
import UIKit

/// The size, flex and placement properties of one layout element.
///
/// Lengths are points. Setting a property tells the ``delegate`` when the value changes. A style
/// belongs to its element: use both on the same thread. While a background pass has the element,
/// reading or setting a size, flex or placement property on the main thread waits for the pass.
public final class ASLayoutElementStyle: NSObject {
  /// The values, read by the engine as a whole.
  final var values = StyleValues()
  final var extras: StyleExtras?

  /// The values, for who is not the engine: on the main thread, waits while a pass has the element.
  @inline(__always)
  final var settledValues: StyleValues {
    _read {
      extras?.checkout?.waitOnMain()
      yield values
    }
    _modify {
      extras?.checkout?.waitOnMain()
      yield &values
    }
  }

  /// The observer of changes.
  public final var delegate: (any ASLayoutElementStyleDelegate)? {
    get { extras?.delegate }
    set { madeExtras.delegate = newValue }
  }

  /// Makes a style with the default values.
  public override init() {
    super.init()
  }

  /// Makes a style with the default values and an observer.
  public init(delegate: any ASLayoutElementStyleDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// Notes a new size constraint, and tells the delegate of it.
  @inline(__always)
  final func sizeDidChange(_ dimension: ASDimension, _ name: @autoclosure () -> String) {
    values.isSized = dimension.unit != .auto || values.size != ASLayoutElementSize()
    propertyDidChange(name())
  }

  /// Tells the delegate of a change.
  @inline(__always)
  final func propertyDidChange(_ name: @autoclosure () -> String) {
    if let extras { extras.delegate?.style(self, propertyDidChange: name()) }
  }

  /// The extras, made when missing.
  final var madeExtras: StyleExtras {
    if let extras { return extras }
    let made = StyleExtras()
    extras = made
    return made
  }
}
