import FixtureHosting
import FixtureSupport
import Foundation
import Testing
import UIKit

/// A trait that measures the text of a test with the font files of a folder.
///
/// The files are read once for each use of the trait, before the first test that it applies to. A folder
/// or file that cannot be used is an issue of each test.
public struct FixtureFontsTrait: SuiteTrait, TestTrait, TestScoping {
  let source: FixtureFontSource

  /// A Boolean value that indicates whether a suite applies the trait to its tests. Always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test case with the fonts of the folder.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let fonts = try source.load()
    try await FixtureConfigurationTrait { $0.fonts = fonts }
      .provideScope(for: test, testCase: testCase, performing: function)
  }
}

extension Trait where Self == FixtureFontsTrait {
  /// Measures text with the font files of a folder, read by `FixtureFontFiles` of the product
  /// `FixtureFonts`.
  ///
  /// The folder is searched in the folder of the environment variable `TEXTURE_FIXTURES_FONT_FOLDER`,
  /// beside the test file, and in the bundle.
  ///
  /// - Parameters:
  ///   - type: The type that reads the files: `FixtureFontFiles.self`.
  ///   - folder: The path of the folder, relative to the test file.
  ///   - system: The family that the system font is measured with, or `nil` for the published table.
  ///   - monospacedSystem: The family that the monospaced system font is measured with, or `nil` for the
  ///     published table.
  ///   - cascade: The fonts that show characters a font lacks, by PostScript or family names, in order.
  ///   - bundle: The bundle that may contain the folder.
  ///   - sourceLocation: The source location of the trait.
  /// - Returns: The trait.
  public static func fonts<Source: RuntimeText.FontFolderProvider>(
    _ type: Source.Type, from folder: String, system: String? = nil,
    monospacedSystem: String? = nil, cascade: [String] = [], bundle: Bundle? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    FixtureFontsTrait(
      source: FixtureFontSource(
        type, folder: folder,
        RuntimeText.FontFolderOptions(
          systemFamily: system, monospacedSystemFamily: monospacedSystem, cascade: cascade),
        bundle: bundle, testFile: sourceLocation.filePath))
  }
}

/// Runs a closure with the font files of a folder, and returns its result.
///
/// - Parameters:
///   - type: The type that reads the files: `FixtureFontFiles.self`.
///   - folder: The path of the folder, relative to the test file.
///   - system: The family that the system font is measured with, or `nil` for the published table.
///   - monospacedSystem: The family that the monospaced system font is measured with, or `nil` for the
///     published table.
///   - cascade: The fonts that show characters a font lacks, by PostScript or family names, in order.
///   - bundle: The bundle that may contain the folder.
///   - isolation: The actor of the caller.
///   - sourceLocation: The source location of the call.
///   - body: The closure.
/// - Returns: The result of the closure.
/// - Throws: The closure's error, or an error for a folder or a file that cannot be used.
public func withFonts<Source: RuntimeText.FontFolderProvider, Result>(
  _ type: Source.Type, from folder: String, system: String? = nil,
  monospacedSystem: String? = nil, cascade: [String] = [], bundle: Bundle? = nil,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Result
) async throws -> Result {
  let source = FixtureFontSource(
    type, folder: folder,
    RuntimeText.FontFolderOptions(
      systemFamily: system, monospacedSystemFamily: monospacedSystem, cascade: cascade),
    bundle: bundle, testFile: sourceLocation.filePath)
  return try await withFonts(source.load(), body)
}

extension FixtureFontSource {
  /// Creates the font source for a folder that a test names.
  convenience init<Source: RuntimeText.FontFolderProvider>(
    _ type: Source.Type, folder: String, _ options: RuntimeText.FontFolderOptions, bundle: Bundle?,
    testFile: String
  ) {
    let search = FontFolderSearch(
      folder: folder, testFile: testFile, bundle: bundle,
      variables: ProcessInfo.processInfo.environment)
    self.init(type, options) { try search.find() }
  }
}
