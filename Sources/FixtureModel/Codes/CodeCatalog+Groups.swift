// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let fixtures = [
    fixturesAToH, fixturesIToT, fixturesUToZ,
  ]
  .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }

  static let runtime = [
    runtimeAToC, runtimeDToE, runtimeFToI, runtimeJToO, runtimePToS, runtimeTToZ,
  ]
  .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
