import Foundation
import Testing
import UIKit

@Suite("What may be pasted")
@MainActor
struct PasteTests {
  @Test("only what the configuration names can be pasted")
  func types() {
    let view = UIView()
    let text = NSItemProvider(object: "a" as NSString)
    let image = NSItemProvider(object: UIImage())
    #expect(!view.canPaste([text]))
    let configuration = UIPasteConfiguration()
    view.pasteConfiguration = configuration
    #expect(configuration.acceptableTypeIdentifiers.isEmpty && !view.canPaste([text]))
    configuration.addAcceptableTypeIdentifiers(["public.png"])
    #expect(!view.canPaste([text]) && view.canPaste([text, image]))
    configuration.addTypeIdentifiers(forAccepting: NSString.self)
    #expect(view.canPaste([text]))
    #expect(
      UIPasteConfiguration(forAccepting: NSString.self).acceptableTypeIdentifiers
        == NSString.readableTypeIdentifiersForItemProvider)
    #expect(!view.canPaste([]))
  }
}
