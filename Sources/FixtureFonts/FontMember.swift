import FixtureContract
import Foundation
import UIFoundation

/// A font of a file: a face, or a named instance of a variable font.
struct FontMember: Sendable {
  let postScriptName: String
  let family: String
  let face: HarfBuzzFace
  /// The values of the face's axes that differ from the defaults.
  let variations: [String: Float]
  /// The weight on the OpenType scale, from 1 to 1,000.
  let weight: Float
  let isItalic: Bool
  /// The optical size axis, whose value is the point size, or `nil` if the face has none.
  let opticalSize: FontAxis?

  /// Creates a member of a file from its names.
  init(_ member: FontFileMember, face: HarfBuzzFace) {
    postScriptName = member.postScriptName
    family = member.family
    self.face = face
    variations = member.variations.mapValues { Float($0) }
    weight = Float(member.weight)
    isItalic = member.isItalic
    opticalSize = face.axes.first { $0.tag == "opsz" }
  }

  private init(_ member: FontMember, variations: [String: Float], weight: Float) {
    postScriptName = member.postScriptName
    family = member.family
    face = member.face
    self.variations = variations
    self.weight = weight
    isItalic = member.isItalic
    opticalSize = member.opticalSize
  }

  /// Returns the font with another weight, if the face has a weight axis.
  func withWeight(_ weight: Float) -> FontMember {
    guard let axis = face.axes.first(where: { $0.tag == "wght" }) else { return self }
    var variations = variations
    variations["wght"] = min(max(weight, axis.minimum), axis.maximum)
    return FontMember(self, variations: variations, weight: weight)
  }
}
