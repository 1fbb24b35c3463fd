import FixtureContract
import FixtureModel

/// The decoder of the element `fonts`, which finds the font files and reads their names.
final class FontsDecoder {
  /// The digest of the names of the fonts.
  private(set) var digest: UInt64 = 0
  private let environment: ReadingEnvironment
  private let fixture: String
  private let sink: DiagnosticSink

  init(environment: ReadingEnvironment, fixture: String, sink: DiagnosticSink) {
    self.environment = environment
    self.fixture = fixture
    self.sink = sink
  }

  /// Returns the folder with the names of its fonts; `nil` after an error was reported.
  func decode(_ element: SourceElement) -> FontFolder? {
    guard let attribute = element.attribute("from"), let path = folder(attribute),
      let files = files(in: path, attribute)
    else { return nil }
    var fonts: [String: (font: NamedFont, file: String)] = [:]
    for file in files {
      guard let members = members(of: file, attribute) else { return nil }
      for member in members {
        if let other = fonts[member.postScriptName] {
          sink.error(
            .fontNameDuplicate,
            "'\(other.file)' and '\(file)' both have a font named '\(member.postScriptName)'; "
              + "remove one of them", in: attribute)
          return nil
        }
        fonts[member.postScriptName] = (
          NamedFont(postScriptName: member.postScriptName, family: member.family), file
        )
      }
    }
    var folder = FontFolder(
      folder: path,
      fonts: fonts.values.map(\.font).sorted { $0.postScriptName < $1.postScriptName },
      position: element.position)
    addDigest(of: folder)
    return check(element, &folder) ? folder : nil
  }

  private func folder(_ attribute: SourceAttribute) -> String? {
    do throws(PathError) {
      let path = try environment.root.resolve(attribute.value, from: fixture)
      guard DirectoryListing.isFolder(environment.root.absolutePath(of: path)) else {
        sink.error(.fontFolderMissing, "'\(attribute.value)' is not a folder", in: attribute)
        return nil
      }
      return path
    } catch {
      switch error {
      case .absolute:
        sink.error(.absolutePath, "paths are relative to the fixture", in: attribute)
      case .outside:
        sink.error(
          .outsidePackage, "'\(attribute.value)' is outside of the package", in: attribute)
      case .missing:
        sink.error(
          .fontFolderMissing, "there is no folder '\(attribute.value)' beside the fixture",
          in: attribute)
      case .inaccessible(let reason):
        sink.error(
          .fontFolderMissing, "'\(attribute.value)' cannot be read: \(reason)", in: attribute)
      }
      return nil
    }
  }

  private func files(in folder: String, _ attribute: SourceAttribute) -> [String]? {
    let files: [String]
    do throws(DirectoryListing.Failure) {
      files = try DirectoryListing.files(below: folder, root: environment.root)
    } catch {
      return sink.failure(
        .unreadableFile, "the fonts in '\(attribute.value)' cannot be listed: \(error.message)",
        in: attribute)
    }
    let listed = files.filter { FontFileSuffix.isFont($0) }
    guard !listed.isEmpty else {
      return sink.failure(
        .fontFolderEmpty,
        "there is no .ttf, .otf, .ttc or .otc file in '\(attribute.value)'", in: attribute)
    }
    if let inputs = environment.inputs, let other = listed.first(where: { !inputs.contains($0) }) {
      return sink.failure(
        .undeclaredInput,
        "'\(other)' is not an input of this build, so changes to it would go unnoticed; move the "
          + "folder into the folder of the target", in: attribute)
    }
    return listed
  }

  private func members(of file: String, _ attribute: SourceAttribute) -> [FontFileMember]? {
    guard environment.root.holds(file) else {
      sink.error(
        .outsidePackage, "'\(file)' is a link to a place outside of the package", in: attribute)
      return nil
    }
    do throws(FileError) {
      let source = try FileByteSource(path: environment.root.absolutePath(of: file))
      return try members(of: source, file, attribute)
    } catch {
      sink.error(.unreadableFile, "'\(file)' cannot be read: \(error.message)", in: attribute)
      return nil
    }
  }

  private func members(
    of source: FileByteSource, _ file: String, _ attribute: SourceAttribute
  ) throws(FileError) -> [FontFileMember]? {
    do throws(FontFileProblem) {
      return try FontFile(
        size: source.size, stem: FontFileSuffix.stem(of: file), read: { source.bytes(in: $0) }
      ).members
    } catch {
      let code: DiagnosticCode =
        switch error {
        case .tooLarge: .fontFileTooLarge
        case .damaged: .fontFileDamaged
        }
      sink.error(code, "'\(file)' cannot be used: \(error.message)", in: attribute)
      return nil
    }
  }

  /// Reads `system`, `monospacedSystem` and `cascade`; returns `false` after an error was reported.
  private func check(_ element: SourceElement, _ folder: inout FontFolder) -> Bool {
    let families = Set(folder.fonts.map(\.family))
    folder.system = element.attribute("system")?.value
    folder.monospacedSystem = element.attribute("monospacedSystem")?.value
    for name in ["system", "monospacedSystem"] {
      guard let attribute = element.attribute(name), !families.contains(attribute.value) else {
        continue
      }
      sink.unknown(
        .unknownFont, "no file in '\(folder.folder)' has the family '\(attribute.value)'",
        name: attribute.value, among: families.sorted(), at: attribute.valuePosition)
      return false
    }
    guard let attribute = element.attribute("cascade") else { return true }
    let names = families.union(folder.fonts.map(\.postScriptName))
    folder.cascade = attribute.value.split(separator: ";")
      .map { ValueParser.words(String($0)).joined(separator: " ") }.filter { !$0.isEmpty }
    for name in folder.cascade where !names.contains(name) {
      sink.unknown(
        .unknownFont, "no file in '\(folder.folder)' has a font named '\(name)'", name: name,
        among: names.sorted(), at: attribute.valuePosition)
      return false
    }
    return true
  }

  private func addDigest(of folder: FontFolder) {
    var bytes = ByteDigest()
    for font in folder.fonts {
      Array("\(font.postScriptName)\n\(font.family)\n".utf8).withUnsafeBufferPointer {
        bytes.add($0)
      }
    }
    digest = bytes.value
  }
}

/// The suffixes of the files that are read as fonts.
package enum FontFileSuffix {
  private static let suffixes = [".ttf", ".otf", ".ttc", ".otc"]

  /// Returns whether a file is a font by its suffix, in any case of letters.
  package static func isFont(_ path: String) -> Bool {
    let path = path.lowercased()
    return suffixes.contains { path.hasSuffix($0) }
  }

  /// Returns the name of a font file without its folders and its suffix.
  static func stem(of path: String) -> String {
    String((path.split(separator: "/").last ?? "").dropLast(4))
  }
}
