/// The versions of the libraries that text layout depends on.
public enum TextVersions {
  /// The version of ICU, which finds line breaks and directions, such as `76.1`.
  public static var icu: String { TextAnalyzer.version }
}
