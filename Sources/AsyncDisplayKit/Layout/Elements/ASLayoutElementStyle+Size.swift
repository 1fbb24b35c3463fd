import Foundation
import UIKit

extension ASLayoutElementStyle {
  /// The width; automatic by default.
  public var width: ASDimension {
    get { values.size.width }
    set {
      guard values.size.width != newValue else { return }
      settableValues.size.width = newValue
      sizeDidChange(newValue, ASLayoutElementStyleWidthProperty)
    }
  }

  /// The height; automatic by default.
  public var height: ASDimension {
    get { values.size.height }
    set {
      guard values.size.height != newValue else { return }
      settableValues.size.height = newValue
      sizeDidChange(newValue, ASLayoutElementStyleHeightProperty)
    }
  }

  /// The smallest width; automatic by default, which means 0.
  public var minWidth: ASDimension {
    get { values.size.minWidth }
    set {
      guard values.size.minWidth != newValue else { return }
      settableValues.size.minWidth = newValue
      sizeDidChange(newValue, ASLayoutElementStyleMinWidthProperty)
    }
  }

  /// The largest width; automatic by default, which means infinite.
  public var maxWidth: ASDimension {
    get { values.size.maxWidth }
    set {
      guard values.size.maxWidth != newValue else { return }
      settableValues.size.maxWidth = newValue
      sizeDidChange(newValue, ASLayoutElementStyleMaxWidthProperty)
    }
  }

  /// The smallest height; automatic by default, which means 0.
  public var minHeight: ASDimension {
    get { values.size.minHeight }
    set {
      guard values.size.minHeight != newValue else { return }
      settableValues.size.minHeight = newValue
      sizeDidChange(newValue, ASLayoutElementStyleMinHeightProperty)
    }
  }

  /// The largest height; automatic by default, which means infinite.
  public var maxHeight: ASDimension {
    get { values.size.maxHeight }
    set {
      guard values.size.maxHeight != newValue else { return }
      settableValues.size.maxHeight = newValue
      sizeDidChange(newValue, ASLayoutElementStyleMaxHeightProperty)
    }
  }

  /// The width and height as points.
  ///
  /// An automatic side reads as 0. A fractional side cannot be read: it is a
  /// `fractional-preferred-size` violation, and the size reads as zero.
  public var preferredSize: CGSize {
    get {
      let size = values.size
      guard size.width.unit != .fraction, size.height.unit != .fraction else {
        reportFractionalPreferredSize()
        return .zero
      }
      return CGSize(width: size.width.value, height: size.height.value)
    }
    set { preferredLayoutSize = points(newValue) }
  }

  /// The smallest width and height as points, which can only be written; reads as zero.
  public var minSize: CGSize {
    get { .zero }
    set { minLayoutSize = points(newValue) }
  }

  /// The largest width and height as points, which can only be written; reads as zero.
  public var maxSize: CGSize {
    get { .zero }
    set { maxLayoutSize = points(newValue) }
  }

  /// The width and height.
  public var preferredLayoutSize: ASLayoutSize {
    get { ASLayoutSize(width: width, height: height) }
    set {
      width = newValue.width
      height = newValue.height
    }
  }

  /// The smallest width and height.
  public var minLayoutSize: ASLayoutSize {
    get { ASLayoutSize(width: minWidth, height: minHeight) }
    set {
      minWidth = newValue.width
      minHeight = newValue.height
    }
  }

  /// The largest width and height.
  public var maxLayoutSize: ASLayoutSize {
    get { ASLayoutSize(width: maxWidth, height: maxHeight) }
    set {
      maxWidth = newValue.width
      maxHeight = newValue.height
    }
  }

  private func points(_ size: CGSize) -> ASLayoutSize {
    ASLayoutSize(width: ASDimensionMake(size.width), height: ASDimensionMake(size.height))
  }

  private func reportFractionalPreferredSize() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .fractionalPreferredSize,
        subject: "ASLayoutElementStyle",
        message: "preferredSize was read of an element of \(width) by \(height).",
        remedy: "Read preferredLayoutSize, which holds fractions too."))
  }
}
