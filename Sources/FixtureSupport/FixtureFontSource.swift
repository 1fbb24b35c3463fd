import Foundation
import UIKit

/// The font files of a fixture, which are read when they are first needed.
///
/// The generated file of a fixture with `<fonts>` has one. A value of this type is usable on any thread.
public final class FixtureFontSource: Sendable {
  private let make: @Sendable () throws -> any FontProvider
  private let loaded = _Locked<Result<any FontProvider, any Error>?>(nil)

  /// Creates the source of a folder that a fixture names.
  ///
  /// - Parameters:
  ///   - type: the type that reads font files: `FontFiles` of the product `FixtureFonts`.
  ///   - folder: the path of the folder from the root of the package.
  ///   - target: the target whose resources may hold the folder.
  ///   - systemFamily: the family that the system font is measured with, or `nil` for the published table.
  ///   - cascade: the fonts that show characters a font lacks, by PostScript or family names, in order.
  ///   - file: the generated file. The folder is searched in the folders around it, too.
  public convenience init<Source: FontFolderProvider>(
    _ type: Source.Type, from folder: String, of target: String,
    systemFamily: String? = nil, cascade: [String] = [], file: String = #filePath
  ) {
    self.init(type, FontFolderOptions(systemFamily: systemFamily, cascade: cascade)) {
      try FontFolderSearch(
        fixtureFolder: folder, target: target, generatedFile: file,
        variables: ProcessInfo.processInfo.environment
      ).find()
    }
  }

  /// Creates the source of the folder that a closure finds.
  package init<Source: FontFolderProvider>(
    _ type: Source.Type, _ options: FontFolderOptions, find: @escaping @Sendable () throws -> URL
  ) {
    make = { try type.init(folder: find(), options: options) }
  }

  /// Returns the fonts, which are read at the first call.
  ///
  /// - Throws: ``FontFolderError`` if the folder is in none of the places, or the error of a file.
  public func load() throws -> any FontProvider {
    try loaded.withLock { loaded in
      if let loaded { return loaded }
      let result = Result { try make() }
      loaded = result
      return result
    }.get()
  }
}

/// An error for a folder of font files that does not exist.
public struct FontFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder, as the fixture or the test names it.
  public let folder: String
  /// The places where it was searched, in order.
  public let places: [String]

  /// The folder, the places and what to do.
  public var description: String {
    "there is no folder '\(folder)' with font files; searched: \(places.joined(separator: ", ")); "
      + "create it, or set \(FontFolderSearch.variable) to the folder around it "
      + "[font-folder-missing]"
  }
}
