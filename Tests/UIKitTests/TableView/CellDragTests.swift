import Testing
import UIKit
import UIKitSimulation

@Suite("Drags of cells")
@MainActor
struct CellDragTests {
  private final class DraggedRow: UITableViewCell {
    var heard: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { heard.append(dragState) }
  }

  private final class DraggedCell: UICollectionViewCell {
    var heard: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { heard.append(dragState) }
  }

  @Test("a row's cell is notified of each change of a drag and is configured for it")
  func row() {
    let row = DraggedRow()
    row.drag(to: .lifting)
    row.drag(to: .lifting)
    #expect(row.configurationState.cellDragState == .lifting)
    row.drag(to: .none)
    #expect(row.heard == [.lifting, .none] && row.configurationState.cellDragState == .none)
  }

  @Test("an item's cell is notified of each change of a drag and is configured for it")
  func item() {
    let cell = DraggedCell()
    cell.drag(to: .dragging)
    cell.drag(to: .dragging)
    #expect(cell.heard == [.dragging] && cell.configurationState.cellDragState == .dragging)
  }
}
