import Foundation

/// Hands bytes to Core Graphics, or the pixels of an image to an app.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Makes a provider of bytes.
  public init?(data: CFData) {
    bytes = Data(referencing: data)
  }

  /// A copy of the bytes.
  public var data: CFData? { NSData(data: bytes) }
}
