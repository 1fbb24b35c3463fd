import AsyncDisplayKit
import Foundation
import UIKit

/// A list of 1,000 text cells: made, measured, laid out and applied.
@MainActor
enum TextListFigures {
  private static let count = 1_000

  /// Prints the processor time of an item.
  static func print() {
    let milliseconds = perItem() / 1e6
    Swift.print(
      String(format: "  a list of 1,000 text cells: %.3f milliseconds an item", milliseconds))
  }

  /// A debug build took about a millisecond an item when text was measured character by character.
  static func bar() -> Bar {
    Bar(
      subject:
        "a list of 1,000 text cells, milliseconds an item (about 1 with the former measurer)",
      value: perItem() / 1e6, greatest: 0.5
    ).printed()
  }

  private static func perItem() -> Double {
    var stream = LabelStream()
    return Stopwatch.median {
      PipelineLoad.freeFormer()
      let labels = stream.labels(count)
      let load = PipelineLoad(count: count) { index in
        let cell = ASTextCellNode()
        cell.text = labels[index]
        return cell
      }
      return Stopwatch.processorNanoseconds {
        load.load()
        load.show()
      } / Double(count)
    }
  }
}
