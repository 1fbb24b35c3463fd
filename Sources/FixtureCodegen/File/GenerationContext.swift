import FixtureModel

/// What every part of the generator knows about the file it writes.
struct GenerationContext {
  /// The fixture.
  let fixture: Fixture
  /// How the file is used.
  let options: GenerationOptions
  /// Where the rows of each container stand in the file's data.
  let data: DataPlan

  /// The access level before a declaration: empty, or the keyword and a space.
  var access: String {
    fixture.access == .internal ? "" : "\(fixture.access.rawValue) "
  }

  /// The access level before a class that tests may subclass.
  var openAccess: String {
    fixture.access == .public ? "open " : access
  }

  /// The access level before a property whose type is hand-written.
  func access(exposing type: TypeReference) -> String {
    type.module == nil ? "" : access
  }
}
