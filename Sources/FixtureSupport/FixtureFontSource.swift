import Foundation
import UIKit

/// The font files of a fixture. They are read when they are first needed.
///
/// The generated file of a fixture with `<fonts>` has one. A value of this type is usable on any thread.
public final class FixtureFontSource: Sendable {
  private let make: @Sendable () throws -> any RuntimeText.FontProvider
  private let loaded = _Locked<Result<any RuntimeText.FontProvider, any Error>?>(nil)

  /// Creates the source for a folder that a fixture names.
  ///
  /// - Parameters:
  ///   - type: the type that reads font files: `FixtureFontFiles` of the product `FixtureFonts`.
  ///   - folder: the path of the folder from the root of the package.
  ///   - target: the target whose resources may hold the folder.
  ///   - systemFamily: the family that the system font is measured with, or `nil` for the published table.
  ///   - monospacedSystemFamily: the family that the monospaced system font is measured with, or `nil`
  ///     for the published table.
  ///   - cascade: the fonts that show characters a font lacks, by PostScript or family names, in order.
  ///   - file: the generated file. The folder is searched in the folders around it, too.
  public convenience init<Source: RuntimeText.FontFolderProvider>(
    _ type: Source.Type, from folder: String, of target: String,
    systemFamily: String? = nil, monospacedSystemFamily: String? = nil, cascade: [String] = [],
    file: String = #filePath
  ) {
    let options = RuntimeText.FontFolderOptions(
      systemFamily: systemFamily, monospacedSystemFamily: monospacedSystemFamily,
      cascade: cascade)
    self.init(type, options) {
      try FontFolderSearch(
        fixtureFolder: folder, target: target, generatedFile: file,
        variables: ProcessInfo.processInfo.environment
      ).find()
    }
  }

  /// Creates the source for the folder that a closure finds.
  package init<Source: RuntimeText.FontFolderProvider>(
    _ type: Source.Type, _ options: RuntimeText.FontFolderOptions,
    find: @escaping @Sendable () throws -> URL
  ) {
    make = { try type.init(folder: find(), options: options) }
  }

  /// Returns the fonts. The first call reads them.
  ///
  /// - Throws: ``FixtureFontFolderError`` if the folder is in none of the places, or the error of a file.
  public func load() throws -> any RuntimeText.FontProvider {
    try loaded.withLock { loaded in
      if let loaded { return loaded }
      let result = Result { try make() }
      loaded = result
      return result
    }.get()
  }
}

/// An error for a folder of font files that does not exist.
public struct FixtureFontFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder as the fixture or the test names it.
  public let folder: String
  /// The paths at which the folder was searched, in order.
  public let places: [String]

  /// A sentence with the folder, the searched paths and the remedy.
  public var description: String {
    "there is no folder '\(folder)' with font files; searched: \(places.joined(separator: ", ")); "
      + "create it, or set \(FontFolderSearch.variable) to the folder around it "
      + "[font-folder-missing]"
  }
}
