import Foundation
import UIFoundation

/// A cache of the typefaces of fonts, with a limited number of entries.
final class TypefaceTable: Sendable {
  private struct Key: Hashable {
    let face: ObjectIdentifier
    let variations: [String: Float]
    /// The point size if the advances depend on it, or else 0.
    let pointSize: CGFloat
  }

  private let typefaces = _Locked<[Key: FileTypeface]>([:])
  private static let limit = 512

  /// Returns the typeface of a member at a point size.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - pointSize: The size, which the optical size follows unless it is among the values.
  ///   - values: The values of axes that a font descriptor sets, by tag. Values outside of the range of an
  ///     axis are limited to it; axes that the face does not have are left out.
  /// - Returns: The typeface, which equal arguments share.
  func typeface(
    of member: FontMember, pointSize: CGFloat, variations values: [String: CGFloat] = [:]
  ) -> FileTypeface {
    var variations = member.variations
    if !values.isEmpty {
      for axis in member.face.axes {
        guard let value = values[axis.tag] else { continue }
        variations[axis.tag] = min(max(Float(value), axis.minimum), axis.maximum)
      }
    }
    // `opsz` is in points; CSS and Apple's platforms set it to the size of the font.
    if let axis = member.opticalSize, variations["opsz"] == nil {
      variations["opsz"] = min(max(Float(pointSize), axis.minimum), axis.maximum)
    }
    let isTracked = member.face.hasTracking
    let key = Key(
      face: ObjectIdentifier(member.face), variations: variations,
      pointSize: isTracked ? pointSize : 0)
    return typefaces.withLock { known in
      if let typeface = known[key] { return typeface }
      if known.count >= Self.limit { known.removeAll() }
      let typeface = FileTypeface(
        HarfBuzzFont(
          member.face, variations: variations, pointSize: isTracked ? pointSize : nil),
        postScriptName: member.postScriptName)
      known[key] = typeface
      return typeface
    }
  }
}
