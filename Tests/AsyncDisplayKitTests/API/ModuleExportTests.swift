// The module's own export is what is tested, so this file imports neither UIKit nor Foundation.
import AsyncDisplayKit
import Testing

@Suite("What AsyncDisplayKit brings along") @MainActor
struct ModuleExportTests {
  @Test("a file that imports AsyncDisplayKit alone sees UIKit and Foundation")
  func bringsUIKit() {
    let view: UIView = ASDisplayNode().view
    let path: IndexPath = [0, 1]
    #expect(view.bounds == CGRect.zero)
    #expect(path.item == 1)
  }
}
