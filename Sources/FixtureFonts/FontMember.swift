import Foundation
import UIKit

/// A font of a file: a face, or a named instance of a variable one.
struct FontMember: Sendable {
  let postScriptName: String
  let family: String
  let face: HarfBuzzFace
  /// The values of the face's axes where they differ from the standard ones.
  let variations: [String: Float]
  /// The weight on the scale of OpenType, from 1 to 1,000.
  let weight: Float
  let isItalic: Bool

  /// The name IDs of the `name` table.
  private enum NameID {
    static let family: UInt32 = 1
    static let style: UInt32 = 2
    static let full: UInt32 = 4
    static let postScript: UInt32 = 6
    static let typographicFamily: UInt32 = 16
  }

  /// Returns the members of a face: itself, and the named instances of a variable one.
  static func members(of face: HarfBuzzFace, file: String) -> [FontMember] {
    let family = face.name(NameID.typographicFamily) ?? face.name(NameID.family) ?? file
    let name = face.name(NameID.postScript) ?? face.name(NameID.full) ?? file
    let facts = StyleFacts(face)
    let own = FontMember(
      postScriptName: name, family: family, face: face, variations: [:], weight: facts.weight,
      isItalic: facts.isItalic)
    let instances = face.instances.compactMap { instance in
      member(instance, of: own)
    }
    return [own] + instances
  }

  private static func member(_ instance: FontInstance, of own: FontMember) -> FontMember? {
    let style = instance.style?.filter { !$0.isWhitespace }
    guard let name = instance.postScriptName ?? style.map({ "\(own.family)-\($0)" }),
      name != own.postScriptName
    else { return nil }
    var variations: [String: Float] = [:]
    for (axis, value) in zip(own.face.axes, instance.values) where axis.tag != "opsz" {
      variations[axis.tag] = value
    }
    let isItalic = own.isItalic || instance.style?.contains("Italic") == true
    return FontMember(
      postScriptName: name.filter { !$0.isWhitespace }, family: own.family, face: own.face,
      variations: variations, weight: variations["wght"] ?? own.weight, isItalic: isItalic)
  }

  /// Returns the member at another weight, for a face that has the axis.
  func withWeight(_ weight: Float) -> FontMember {
    guard let axis = face.axes.first(where: { $0.tag == "wght" }) else { return self }
    var variations = variations
    variations["wght"] = min(max(weight, axis.minimum), axis.maximum)
    return FontMember(
      postScriptName: postScriptName, family: family, face: face, variations: variations,
      weight: weight, isItalic: isItalic)
  }

  /// The optical size axis, whose value is the point size.
  var opticalSize: FontAxis? { face.axes.first { $0.tag == "opsz" } }
}

/// The weight and the slant of a face, from its `OS/2` table.
private struct StyleFacts {
  var weight: Float = 400
  var isItalic = false

  init(_ face: HarfBuzzFace) {
    let table = face.table("OS/2")
    guard table.count >= 64 else { return }
    let bytes = [UInt8](table.prefix(64))
    let value = Float(Int(bytes[4]) << 8 | Int(bytes[5]))
    if value >= 1, value <= 1000 { weight = value }
    isItalic = bytes[63] & 1 != 0
  }
}
