import FixtureModel

/// A counter of the rows of a fixture, which enforces the limits.
final class RowBudget {
  private let limits: ReadingLimits
  private var used = 0
  private var defaultedValues = 0
  private var defaultedText = 0
  private var repeated = RepeatCost()
  private var appliedEdits = 0
  private var documents: [String: Int] = [:]
  private var rereadBytes = 0
  private var isOverLimit = false
  private let sink: DiagnosticSink

  /// Creates a budget for one fixture.
  init(limits: ReadingLimits, sink: DiagnosticSink) {
    self.limits = limits
    self.sink = sink
  }

  /// A Boolean value that indicates whether no further row is taken.
  var isExhausted: Bool { isOverLimit || sink.isOverwhelmed }

  /// A Boolean value that indicates whether the fixture has more rows than the limit, so that reading
  /// stops.
  var hasTooManyRows: Bool { used > limits.rows }

  /// Takes rows with the values that they leave to defaults; reports the first one that is too many.
  func take(
    _ defaulted: (values: Int, text: Int), rows: Int = 1,
    at position: @autoclosure () -> SourcePosition
  ) -> Bool {
    guard !isOverLimit else { return false }
    used += rows
    defaultedValues += defaulted.values
    defaultedText += defaulted.text
    let message: String
    if used > limits.rows {
      message = "a fixture may have at most \(limits.rows) rows"
    } else if defaultedValues > limits.defaultedValues {
      message = "rows may leave at most \(limits.defaultedValues) values to defaults in one fixture"
    } else if defaultedText > limits.repeatedText {
      message = "defaults may make at most \(limits.repeatedText) bytes of text in one fixture"
    } else {
      return true
    }
    isOverLimit = true
    sink.error(.tooManyRows, message, at: position(), length: 5)
    return false
  }

  /// Takes the edits of a mutation that is applied to data of a number of sections; reports the first
  /// one that is too many.
  ///
  /// Each application copies the sections' counts, for which 512 sections count as one edit.
  func take(
    edits: Int, sections: Int, at position: @autoclosure () -> SourcePosition, length: Int
  ) -> Bool {
    guard appliedEdits <= limits.appliedEdits else { return false }
    appliedEdits += 1 + edits + sections / 512
    guard appliedEdits > limits.appliedEdits else { return true }
    sink.error(
      .tooManyElements,
      "the mutations and steps of a fixture may apply at most \(limits.appliedEdits) edits, where "
        + "512 sections of the container count as one", at: position(), length: length)
    return false
  }

  /// Takes a document before it is read; reports a fixture that reads documents too often.
  ///
  /// Reading a document once takes time in proportion to its size, but an `items` element is short.
  func takeDocument(_ path: String, at attribute: SourceAttribute) -> Bool {
    guard !isOverLimit, rereadBytes > limits.rereadData, documents[path] != nil else {
      return !isOverLimit
    }
    isOverLimit = true
    sink.error(
      .dataTooLarge,
      "the 'items' of a fixture may read at most \(limits.rereadData) bytes of data files "
        + "again that other 'items' have read", in: attribute)
    return false
  }

  /// Notes the size of a document that was read.
  func noteDocument(_ path: String, bytes: Int) {
    if documents.updateValue(bytes, forKey: path) != nil { rereadBytes += bytes }
  }

  /// Returns whether a document was read before.
  func hasRead(_ path: String) -> Bool { documents[path] != nil }

  /// Takes a row of a document that was read before, which costs as much as a repeated row.
  func takeRereadRow(fields: Int, at attribute: SourceAttribute) -> Bool {
    take(RepeatCost(rowOfFields: fields), at: attribute.valuePosition, length: 1)
  }

  /// Takes what a repeat makes before it makes any of it; reports a repeat that makes too much.
  func take(_ cost: RepeatCost, of element: SourceElement) -> Bool {
    let count = element.attribute("count")
    return take(
      cost, at: count?.valuePosition ?? element.position,
      length: count?.value.unicodeScalars.count ?? 7)
  }

  private func take(_ cost: RepeatCost, at position: SourcePosition, length: Int) -> Bool {
    guard !isOverLimit else { return false }
    repeated.add(cost)
    let message: String
    if repeated.values > limits.repeatedValues {
      message =
        "repeats may add at most \(limits.repeatedValues) values to one fixture, where a row counts as "
        + "two, plus its model's fields and its attributes"
    } else if repeated.text > limits.repeatedText {
      message = "repeats may make at most \(limits.repeatedText) bytes of text in one fixture"
    } else {
      return true
    }
    isOverLimit = true
    sink.error(.tooManyRows, message, at: position, length: length)
    return false
  }
}
