/// A reader of sections, and of repeats of sections or rows, that are plain as a whole.
///
/// It has no effect on the container: the caller takes ``content`` once the end of the element was found.
final class PlainContentReader {
  /// The greatest number of changes of one element; a repeat that makes more is left to the expander.
  private static let greatestCount = 10_000

  /// The sections and rows of the element that was read last.
  private(set) var content = PlainContent()
  private let rows: RowValueDecoder
  private let sections: RowValueDecoder
  private var place = TextPosition()
  private var base = 0
  private var cost = Cost()

  /// Creates a reader with the decoders of rows and of the fields of sections, which keep no values.
  init(rows: RowValueDecoder, sections: RowValueDecoder) {
    self.rows = rows
    self.sections = sections
  }

  /// Reads the section or the repeat of sections at an offset, and returns the offset after it; `nil` if it
  /// is not plain or not complete.
  ///
  /// The bytes begin at the offset `base` of the document; `place` is that of the element.
  func readSections(
    in markup: PlainMarkup, at offset: Int, base: Int, place: TextPosition
  ) -> Int? {
    begin(base: base, place: place)
    if markup.has("<section", at: offset) { return section(markup, offset, nil, isCounted: true) }
    return readRepeat(markup, offset, isCounted: true, isPaid: false) { index, round, isFirst in
      section(markup, index, round, isCounted: isFirst)
    }
  }

  /// Reads the repeat of rows at an offset, and returns the offset after it.
  func readRepeatedRows(
    in markup: PlainMarkup, at offset: Int, base: Int, place: TextPosition
  ) -> Int? {
    begin(base: base, place: place)
    return repeatedRows(markup, offset, isCounted: true, isPaid: false)
  }

  private func begin(base: Int, place: TextPosition) {
    content.removeAll()
    cost = Cost()
    self.base = base
    self.place = place
  }

  private func section(
    _ markup: PlainMarkup, _ offset: Int, _ round: PlainRound?, isCounted: Bool
  ) -> Int? {
    guard markup.has("<section", at: offset),
      var index = markup.attributes(from: offset + 8, into: sections, round: round),
      sections.isComplete
    else { return nil }
    let isEmpty = markup.isEmptyTag(endingAt: index)
    // Most sections that continue in the next chunk have many rows, which need not be read twice.
    guard isEmpty || round != nil || markup.has("</section>", after: index) else { return nil }
    if let round { cost.addSection(round) }
    if isCounted { content.elementCount += 1 }
    let start = rowPlace(of: offset, in: markup)
    content.beginSection(fields: sections)
    while !isEmpty {
      index = markup.start(from: index)
      if let end = row(markup, index, round) {
        index = end
        if round != nil, isCounted { content.elementCount += 1 }
      } else if let end = repeatedRows(
        markup, index, isCounted: isCounted, isPaid: round != nil)
      {
        index = end
      } else {
        guard markup.has("</section>", at: index) else { return nil }
        index += 10
        break
      }
      guard content.changes.count < Self.greatestCount else { return nil }
    }
    content.endSection(at: start)
    return index
  }

  private func repeatedRows(
    _ markup: PlainMarkup, _ offset: Int, isCounted: Bool, isPaid: Bool
  ) -> Int? {
    readRepeat(markup, offset, isCounted: isCounted, isPaid: isPaid) { index, round, isFirst in
      guard let end = row(markup, index, round) else { return nil }
      if isFirst { content.elementCount += 1 }
      return end
    }
  }

  /// Reads the children of a `repeat` once for each round. `read` returns the offset after a child.
  private func readRepeat(
    _ markup: PlainMarkup, _ offset: Int, isCounted: Bool, isPaid: Bool,
    _ read: (Int, PlainRound, _ isFirst: Bool) -> Int?
  ) -> Int? {
    guard let (count, start) = markup.repeatTag(at: offset) else { return nil }
    if isCounted { content.elementCount += 1 }
    let outer = cost
    var written = Cost()
    var end = start
    let startPlace = place
    for number in 1...count {
      let round = PlainRound(number)
      cost = Cost()
      place = startPlace
      var index = markup.start(from: start)
      var children = 0
      while !markup.has("</repeat>", at: index) {
        guard let next = read(index, round, isCounted && number == 1) else { return nil }
        children += 1
        guard content.changes.count < Self.greatestCount else { return nil }
        index = markup.start(from: next)
      }
      guard children > 0 else { return nil }
      if number == 1 { written = cost }
      end = index + 9
    }
    let whole = written.repeated(count)
    cost = outer
    cost.add(whole)
    if !isPaid { content.repeated.add(whole.added) }
    return end
  }

  private func row(_ markup: PlainMarkup, _ offset: Int, _ round: PlainRound?) -> Int? {
    guard let end = markup.row(at: offset, into: rows, round: round), rows.isComplete else {
      return nil
    }
    if let round { cost.addRow(round, fields: rows.schema.slots.count) }
    content.addRow(of: rows, at: rowPlace(of: offset, in: markup))
    return end
  }

  private func rowPlace(of offset: Int, in markup: PlainMarkup) -> RowPlace {
    markup.move(&place, to: offset, base: base)
    return RowPlace(line: place.line, column: place.column)
  }

  /// The cost of what is repeated, and of what is written.
  private struct Cost {
    private var expanded = RepeatCost()
    private var written = RepeatCost()

    /// The cost of what a repeat makes in addition to what is written.
    var added: RepeatCost { expanded.subtracting(written) }

    mutating func add(_ other: Cost) {
      expanded.add(other.expanded)
      written.add(other.written)
    }

    mutating func addRow(_ round: PlainRound, fields: Int) {
      let row = RepeatCost(rowOfFields: fields, attributes: round.attributes, text: round.text)
      expanded.add(row)
      written.add(row)
    }

    mutating func addSection(_ round: PlainRound) {
      let section = RepeatCost(sectionOfAttributes: round.attributes, text: round.text)
      expanded.add(section)
      written.add(section)
    }

    func repeated(_ count: Int) -> Cost {
      var whole = Cost()
      whole.expanded = expanded.multiplied(by: count)
      whole.written = written.multiplied(by: 1)
      return whole
    }
  }
}
