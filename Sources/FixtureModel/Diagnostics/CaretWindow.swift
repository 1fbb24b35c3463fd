/// The part of a long line that is printed around a caret.
struct CaretWindow {
  /// The scalars to print, as offsets into the line.
  let range: Range<Int>

  /// Centres at most 160 scalars on a column that counts from 1.
  init(column: Int, count: Int) {
    let width = 160
    guard count > width else {
      range = 0..<count
      return
    }
    let start = min(max(0, column - 1 - width / 2), count - width)
    range = start..<(start + width)
  }
}
