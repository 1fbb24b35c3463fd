import Testing
import UIKit
import UIKitSimulation

@Suite("Dragged sheets")
@MainActor
struct SheetDragTests {
  private final class Hearer: NSObject, UISheetPresentationControllerDelegate {
    var heights: [String] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) {
      heights.append(controller.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  @Test("the delegate is notified of a person's drag to another height, not of code's changes")
  func dragging() throws {
    let sheet = UISheetPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    let hearer = Hearer()
    sheet.delegate = hearer
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = .medium
    #expect(hearer.heights.isEmpty)
    #expect(sheet.drag(to: .large))
    #expect(hearer.heights == [UISheetPresentationController.Detent.Identifier.large.rawValue])
    #expect(!sheet.drag(to: .large))
    #expect(!sheet.drag(to: .init("other")))
    #expect(hearer.heights.count == 1 && sheet.selectedDetentIdentifier == .large)
  }
}
