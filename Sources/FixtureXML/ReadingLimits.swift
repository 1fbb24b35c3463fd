/// The bounds that keep an untrusted input from costing more than it is worth.
package struct ReadingLimits: Sendable, Equatable {
  /// The greatest depth of nested elements.
  package var depth = 96
  /// The greatest number of attributes on one element.
  package var attributesPerElement = 512
  /// The greatest length of one tag, attributes included, in bytes.
  package var tagLength = 4 << 20
  /// The greatest length of one attribute's value, in bytes.
  package var attributeLength = 1 << 20
  /// The greatest length of a comment, a CDATA section or a processing instruction, in bytes.
  package var commentLength = 4 << 20
  /// The greatest length of the text inside one element, in bytes.
  package var textLength = 1 << 20
  /// The greatest number of rows in one fixture, repeated and external ones included.
  package var rows = 5_000_000
  /// The greatest number of sections in one fixture.
  package var sections = 1_000_000
  /// The greatest number of elements in one fixture that are not rows.
  package var elements = 2_000_000
  /// The greatest number of templates inside one `repeat`.
  package var templates = 1_000
  /// The greatest depth of includes.
  package var includeDepth = 32
  /// The greatest size of a fixture, in bytes.
  package var fixtureSize = 1 << 30
  /// The greatest size of a data file, in bytes.
  package var dataSize = 4 << 30
  /// The greatest number of bytes that one match in a data document may take.
  package var matchLength = 32 << 20
  /// The greatest number of diagnostics that one file yields.
  package var diagnosticsPerFile = 1_000

  /// Creates the default bounds.
  package init() {}
}
