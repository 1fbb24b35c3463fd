/// An option of a command.
struct Option {
  /// The name with its hyphens.
  let name: String
  /// What the value is called in the help; nil for an option without one.
  let value: String?
  /// What it does.
  let summary: String

  /// The folder that nothing leaves.
  static let packageRoot = Option(
    name: "--package-root", value: "DIR",
    summary: "the package's folder; the nearest one with a Package.swift if absent")
  /// The form of diagnostics.
  static let format = Option(
    name: "--format", value: "FORM", summary: "text (default), json or sarif")
  /// The target that the files belong to.
  static let target = Option(
    name: "--target", value: "NAME", summary: "the target that the files belong to")
}
