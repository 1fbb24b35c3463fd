import Foundation

/// Building 100,000 rows of six fields, beside an empty fixture in the same package.
struct RowBuild {
  let folder: URL

  /// Measures and prints: the whole build, which has a bar, and what is left of it once the runtime
  /// is built, which has none, since the plugin's tool is not optimized in a debug build.
  func bars() throws -> [Bar] {
    try ["debug", "release"].map { configuration in
      let package = try BuildPackage(at: folder.appending(path: "Build-\(configuration)"))
      try LargeFixture.write(rows: 0, to: package.fixture)
      let whole = try package.build(configuration)
      try LargeFixture.write(rows: 100_000, to: package.fixture)
      let rows = try package.build(configuration)
      try LargeFixture.write(rows: 0, to: package.fixture)
      let empty = try package.build(configuration)
      print("\(configuration) build of 100,000 rows")
      print(
        "  whole package, empty fixture \(whole.threeDigits) s; once the runtime is built:"
          + " empty \(empty.threeDigits) s, rows \(rows.threeDigits) s,"
          + " \((rows / empty).threeDigits) times as long")
      return Bar(
        subject: "whole build, rows to empty", value: (whole - empty + rows) / whole, greatest: 2
      ).printed()
    }
  }
}
