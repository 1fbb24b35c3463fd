import Foundation

/// A pair of dimensions: a width and a height.
public struct ASLayoutSize: Hashable, Sendable {
  /// The horizontal dimension.
  public var width: ASDimension
  /// The vertical dimension.
  public var height: ASDimension

  /// Creates a pair of automatic dimensions.
  public init() {
    self.init(width: ASDimension(), height: ASDimension())
  }

  /// Creates a pair of dimensions.
  public init(width: ASDimension, height: ASDimension) {
    self.width = width
    self.height = height
  }
}

extension ASLayoutSize: CustomStringConvertible {
  /// The pair in braces, such as `{12pt, 50%}`.
  public var description: String { "{\(width), \(height)}" }
}

/// A pair of automatic dimensions.
public let ASLayoutSizeAuto = ASLayoutSize()

/// Returns a pair of dimensions.
public func ASLayoutSizeMake(_ width: ASDimension, _ height: ASDimension) -> ASLayoutSize {
  ASLayoutSize(width: width, height: height)
}

/// Returns a pair of dimensions in points. An automatic dimension becomes `autoSize`.
public func ASLayoutSizeResolveSize(
  _ layoutSize: ASLayoutSize, _ parentSize: CGSize, _ autoSize: CGSize
) -> CGSize {
  CGSize(
    width: ASDimensionResolve(layoutSize.width, parentSize.width, autoSize.width),
    height: ASDimensionResolve(layoutSize.height, parentSize.height, autoSize.height))
}

/// Returns a string for a pair of dimensions, such as `{12pt, 50%}`.
public func NSStringFromASLayoutSize(_ size: ASLayoutSize) -> String {
  size.description
}
