/// The fonts in a TrueType or OpenType file or collection, from the names in its tables.
///
/// The tool and the runtime read the names with this type, so that both know the same ones. Only the
/// directory and the small tables are read. Every offset is checked against the size of the file.
package struct FontFile: Sendable {
  /// The maximum size of a font file, in bytes.
  package static let largestSize = 128 << 20
  /// The maximum number of faces in a font collection.
  package static let mostFaces = 256

  /// The fonts in the order of the file. Each name occurs once.
  package private(set) var members: [FontFileMember] = []
  /// The number of faces in the file.
  package private(set) var faceCount = 0

  /// Reads the font names of a file.
  ///
  /// - Parameters:
  ///   - size: the size of the file, in bytes.
  ///   - stem: the name of the file without its suffix, for fonts without names.
  ///   - read: returns the bytes of a range, or `nil` if they cannot be read.
  /// - Throws: the reason why the file cannot be used.
  package init(
    size: Int, stem: String, read: @escaping (Range<Int>) -> [UInt8]?
  ) throws(FontFileProblem) {
    guard size <= Self.largestSize else {
      throw .tooLarge("the file has \(size) bytes; at most \(Self.largestSize) are read")
    }
    let bytes = FontBytes(size: size, read: read)
    let starts = try Self.starts(of: bytes)
    faceCount = starts.count
    var names: Set<String> = []
    for (index, start) in starts.enumerated() {
      let face = try FontFileFace(bytes, start: start)
      for member in face.members(index: index, stem: index == 0 ? stem : "\(stem)-\(index)")
      where names.insert(member.postScriptName).inserted {
        members.append(member)
      }
    }
  }

  /// Returns the offsets of the faces' table directories.
  private static func starts(of bytes: FontBytes) throws(FontFileProblem) -> [Int] {
    guard let tag = bytes.tag(0) else { throw .damaged("the file is shorter than a font") }
    if tag == "wOFF" || tag == "wOF2" {
      throw .damaged("a web font; convert it to TTF or OTF, as the app contains it")
    }
    guard tag == "ttcf" else { return [0] }
    guard let count = bytes.number(8, width: 4), count > 0 else {
      throw .damaged("a collection without fonts")
    }
    guard count <= mostFaces else {
      throw .tooLarge("\(count) fonts, at most \(mostFaces) of a collection are read")
    }
    var starts: [Int] = []
    for index in 0..<count {
      guard let start = bytes.number(12 + 4 * index, width: 4) else {
        throw .damaged("the collection ends before its list of fonts")
      }
      starts.append(start)
    }
    return starts
  }
}

/// The reason why a font file cannot be used. The associated text is part of an error message.
package enum FontFileProblem: Error, Hashable, Sendable {
  /// The file exceeds a limit.
  case tooLarge(String)
  /// The file is damaged, truncated, or of another format.
  case damaged(String)

  /// The reason as part of an error message.
  package var message: String {
    switch self {
    case .tooLarge(let message), .damaged(let message): message
    }
  }
}

/// A font of a file: a face, or a named instance of a variable font.
package struct FontFileMember: Hashable, Sendable {
  /// The PostScript name of the font.
  package let postScriptName: String
  /// The name of the family.
  package let family: String
  /// The index of the face in the file.
  package let face: Int
  /// The values of the axes, except `opsz`. Empty for the face itself.
  package let variations: [String: Double]
  /// The weight on the OpenType scale, from 1 to 1,000.
  package let weight: Double
  /// A Boolean value that indicates whether the font is italic or oblique.
  package let isItalic: Bool

  /// Creates a font from its names, its face and its style.
  package init(
    postScriptName: String, family: String, face: Int, variations: [String: Double],
    weight: Double, isItalic: Bool
  ) {
    self.postScriptName = postScriptName
    self.family = family
    self.face = face
    self.variations = variations
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// A reader of the bytes of a font file. Numbers are big-endian.
struct FontBytes {
  let size: Int
  let read: (Range<Int>) -> [UInt8]?

  /// Returns bytes, or `nil` beyond the end of the file.
  func bytes(_ start: Int, _ count: Int) -> [UInt8]? {
    guard start >= 0, count >= 0, start <= size, count <= size - start,
      let bytes = read(start..<start + count), bytes.count == count
    else { return nil }
    return bytes
  }

  /// Returns an unsigned number, or `nil` beyond the end of the file.
  func number(_ start: Int, width: Int) -> Int? {
    bytes(start, width).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Returns a tag of four letters, or `nil` beyond the end of the file.
  func tag(_ start: Int) -> String? {
    bytes(start, 4).map { String(decoding: $0, as: UTF8.self) }
  }
}
