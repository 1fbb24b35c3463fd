import Foundation
import UIKit

extension ASLayoutElementStyle {
  /// The width. The default is automatic.
  public var width: ASDimension {
    get { settledValues.width }
    set {
      guard settledValues.width != newValue else { return }
      settledValues.width = newValue
      propertyDidChange(ASLayoutElementStyleWidthProperty)
    }
  }

  /// The height. The default is automatic.
  public var height: ASDimension {
    get { settledValues.height }
    set {
      guard settledValues.height != newValue else { return }
      settledValues.height = newValue
      propertyDidChange(ASLayoutElementStyleHeightProperty)
    }
  }

  /// The minimum width. The default is automatic, which means 0.
  public var minWidth: ASDimension {
    get { settledValues.minWidth }
    set {
      guard settledValues.minWidth != newValue else { return }
      settledValues.minWidth = newValue
      propertyDidChange(ASLayoutElementStyleMinWidthProperty)
    }
  }

  /// The maximum width. The default is automatic, which means infinite.
  public var maxWidth: ASDimension {
    get { settledValues.maxWidth }
    set {
      guard settledValues.maxWidth != newValue else { return }
      settledValues.maxWidth = newValue
      propertyDidChange(ASLayoutElementStyleMaxWidthProperty)
    }
  }

  /// The minimum height. The default is automatic, which means 0.
  public var minHeight: ASDimension {
    get { settledValues.minHeight }
    set {
      guard settledValues.minHeight != newValue else { return }
      settledValues.minHeight = newValue
      propertyDidChange(ASLayoutElementStyleMinHeightProperty)
    }
  }

  /// The maximum height. The default is automatic, which means infinite.
  public var maxHeight: ASDimension {
    get { settledValues.maxHeight }
    set {
      guard settledValues.maxHeight != newValue else { return }
      settledValues.maxHeight = newValue
      propertyDidChange(ASLayoutElementStyleMaxHeightProperty)
    }
  }

  /// The width and height, in points.
  ///
  /// An automatic side is returned as 0. Reading a fractional side is a `fractional-preferred-size`
  /// violation and returns zero.
  public var preferredSize: CGSize {
    get {
      let size = settledValues.size
      guard size.width.unit != .fraction, size.height.unit != .fraction else {
        reportFractionalPreferredSize()
        return .zero
      }
      return CGSize(width: size.width.value, height: size.height.value)
    }
    set { preferredLayoutSize = points(newValue) }
  }

  /// The minimum width and height, in points. Write-only: reading it returns zero.
  public var minSize: CGSize {
    get { .zero }
    set { minLayoutSize = points(newValue) }
  }

  /// The maximum width and height, in points. Write-only: reading it returns zero.
  public var maxSize: CGSize {
    get { .zero }
    set { maxLayoutSize = points(newValue) }
  }

  /// The width and height as a pair of dimensions. Both change at once.
  ///
  /// The delegate is notified of both, even if only one has changed.
  ///
  /// Source: `ASLayoutElement.mm`, `-setPreferredLayoutSize:`.
  public var preferredLayoutSize: ASLayoutSize {
    get { ASLayoutSize(width: width, height: height) }
    set {
      guard preferredLayoutSize != newValue else { return }
      settledValues.setSize(newValue.width, newValue.height)
      propertyDidChange(ASLayoutElementStyleWidthProperty)
      propertyDidChange(ASLayoutElementStyleHeightProperty)
    }
  }

  /// The minimum width and height as a pair of dimensions.
  ///
  /// The delegate is notified of both, even if only one has changed, after both are stored. Source:
  /// `ASLayoutElement.mm`, `-setMinLayoutSize:`.
  public var minLayoutSize: ASLayoutSize {
    get { ASLayoutSize(width: minWidth, height: minHeight) }
    set {
      guard minLayoutSize != newValue else { return }
      settledValues.minWidth = newValue.width
      settledValues.minHeight = newValue.height
      propertyDidChange(ASLayoutElementStyleMinWidthProperty)
      propertyDidChange(ASLayoutElementStyleMinHeightProperty)
    }
  }

  /// The maximum width and height as a pair of dimensions.
  ///
  /// The delegate is notified of both, even if only one has changed, after both are stored. Source:
  /// `ASLayoutElement.mm`, `-setMaxLayoutSize:`.
  public var maxLayoutSize: ASLayoutSize {
    get { ASLayoutSize(width: maxWidth, height: maxHeight) }
    set {
      guard maxLayoutSize != newValue else { return }
      settledValues.maxWidth = newValue.width
      settledValues.maxHeight = newValue.height
      propertyDidChange(ASLayoutElementStyleMaxWidthProperty)
      propertyDidChange(ASLayoutElementStyleMaxHeightProperty)
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
