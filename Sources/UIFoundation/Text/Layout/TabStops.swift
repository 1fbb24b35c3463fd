import Foundation

/// The positions to which tab characters move the following text.
struct TabStops {
  /// The part of a text at which a stop is located.
  enum Edge {
    case leading
    case center
    case trailing
  }

  /// A position with the alignment of the text there.
  struct Stop {
    let location: CGFloat
    let edge: Edge
    let terminators: CharacterSet?
  }

  private let stops: [RuntimeText.TabStop]
  private let interval: CGFloat
  private let isRightToLeft: Bool
  /// A Boolean value that indicates whether all stops are the standard ones.
  private let isStandard: Bool
  /// The text of the paragraph's clusters, in which terminators are found.
  private let text: [UInt8]

  init(
    _ paragraph: RuntimeText.ParagraphAttributes, text: [UInt8] = [], isRightToLeft: Bool = false
  ) {
    isStandard = paragraph.tabStops == nil
    stops = paragraph.tabStops ?? RuntimeText.TabStop.standard
    interval = paragraph.defaultTabInterval
    self.text = text
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the first tab stop after a position; after the last stop, the next multiple of the
  /// interval, or the position without an interval.
  func stop(after x: CGFloat) -> Stop {
    if let stop = stops.first(where: { $0.location > x }) {
      return Stop(
        location: stop.location, edge: edge(stop.alignment), terminators: stop.terminators)
    }
    guard interval > 0, interval.isFinite else {
      return Stop(location: x, edge: .leading, terminators: nil)
    }
    let location = ((x / interval).rounded(.down) + 1) * interval
    return Stop(location: location, edge: .leading, terminators: nil)
  }

  /// Returns the edge of an absolute alignment. Apple, `NSTextTab`: "These alignment types are
  /// absolute, not based on the line sweep direction of text."
  private func edge(_ alignment: NSTextAlignment) -> Edge {
    if isStandard { return .leading }
    return switch alignment {
    case .center: .center
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .natural, .justified: .leading
    }
  }

  /// Returns a Boolean value that indicates whether the character at an offset is in a set.
  func isTerminator(_ terminators: CharacterSet, at offset: Int) -> Bool {
    guard offset < text.count else { return false }
    let character = String(decoding: text[offset..<min(offset + 4, text.count)], as: UTF8.self)
    return character.unicodeScalars.first.map(terminators.contains) ?? false
  }
}

/// A column of text at a stop that aligns another edge than the beginning of the text.
struct TabColumn {
  let stop: TabStops.Stop
  /// The position of the tab character's beginning, which the text does not cross.
  let start: CGFloat

  /// Returns the distance by which the text is moved from the column's start.
  ///
  /// - Parameter width: The width of the text in the column, in points.
  /// - Returns: The distance in points; 0 if the text does not fit between the column's start and the stop.
  func shift(for width: CGFloat) -> CGFloat {
    let share: CGFloat =
      switch stop.edge {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    return max(0, stop.location - start - width * share)
  }
}
