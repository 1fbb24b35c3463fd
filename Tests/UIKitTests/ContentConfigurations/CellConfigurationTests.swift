import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite("Contents and backgrounds of cells as values")
@MainActor
struct CellConfigurationTests {
  /// A content of an app's own.
  private struct Note: UIContentConfiguration {
    var text: String
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { NoteView(self) }

    func updated(for state: any UIConfigurationState) -> Note {
      var note = self
      note.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return note
    }
  }

  private final class NoteView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ note: Note) {
      configuration = note
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var note: Note? { configuration as? Note }
  }

  private func collectionCell() -> UICollectionViewCell {
    UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test("a content's view takes the place of the content view and fills the cell")
  func contentView() {
    let cell = collectionCell()
    let plain = cell.contentView
    cell.contentConfiguration = Note(text: "a")
    cell.layoutIfNeeded()
    let view = cell.contentView as? NoteView
    #expect(view?.note?.text == "a" && view?.frame == cell.bounds)
    #expect(plain.superview == nil && view?.superview === cell)
    cell.contentConfiguration = Note(text: "b")
    #expect(cell.contentView === view && view?.note?.text == "b")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView && view?.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
  }

  @Test("a cell's content follows its state before the next layout, unless it may not")
  func updates() {
    let cell = collectionCell()
    cell.contentConfiguration = Note(text: "a")
    cell.isSelected = true
    #expect((cell.contentConfiguration as? Note)?.isSelected == false)
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Note)?.isSelected == true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Note)?.isSelected == true)
  }

  @Test("a handler configures the cell once before a layout and again when the state changes")
  func handler() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [[Bool]] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append([state.isSelected, state.isHighlighted, state.isEditing])
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "on" : "off"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(states == [[false, false, false], [true, true, false]])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "on")
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(states.count == 3)
  }

  @Test("rows of lists are gray while selected, and backgrounds lie behind everything")
  func background() throws {
    let cell = collectionCell()
    let view = UIView()
    cell.backgroundView = view
    var background = UIBackgroundConfiguration.listPlainCell()
    background.cornerRadius = 6
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil && view.superview == nil)
    cell.layoutIfNeeded()
    let behind = try #require(cell.subviews.first as? ConfiguredBackgroundView)
    behind.layoutIfNeeded()
    let shape = try #require(behind.subviews.first)
    #expect(shape.frame == CGRect(x: 2, y: 1, width: 194, height: 46))
    #expect(shape.layer.cornerRadius == 6 && shape.backgroundColor == .systemBackground)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(shape.backgroundColor == .systemGray4)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(shape.backgroundColor == .systemBackground)
    cell.backgroundConfiguration = nil
    #expect(behind.superview == nil)
  }

  @Test("headers and footers of tables take contents too, and their handlers the view's state")
  func header() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    header.configurationUpdateHandler = { view, state in
      var content = view.defaultContentConfiguration()
      content.text = state.isPinned ? "pinned" : "loose"
      view.contentConfiguration = content
    }
    header.layoutIfNeeded()
    #expect(header.contentView is UIListContentView && header.contentView.frame == header.bounds)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "loose")
    header.backgroundConfiguration = .clear()
    #expect(header.subviews.first is ConfiguredBackgroundView)
  }

  @Test("a state keeps the app's own values by their keys")
  func customStates() {
    let key = UIConfigurationStateCustomKey("unread")
    var cell = UICellConfigurationState(traitCollection: UITraitCollection())
    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    #expect(cell[key] == nil && view[key] == nil)
    cell[key] = 3
    view[key] = "x"
    #expect(cell[key] == AnyHashable(3) && view[key] == AnyHashable("x"))
    #expect(cell != UICellConfigurationState(traitCollection: UITraitCollection()))
  }
}
