/// A `{path}` as written, before its names are looked up.
struct RawBinding: Equatable {
  /// One name of the path and where it starts in the attribute's value.
  struct Name: Equatable {
    /// The name.
    let text: String
    /// The offset in Unicode scalars.
    let offset: Int
  }

  /// The names between the dots; a single `.` stands for the whole model.
  let names: [Name]
  /// The offset of the opening brace in Unicode scalars.
  let offset: Int

  /// The path as written.
  var path: String { names.map(\.text).joined(separator: ".") }
}
