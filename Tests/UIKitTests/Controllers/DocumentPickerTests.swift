import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Choosing documents")
@MainActor
struct DocumentPickerTests {
  private final class One: NSObject, UIDocumentPickerDelegate {
    var urls: [URL] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
      urls.append(url)
    }
  }

  private final class Many: NSObject, UIDocumentPickerDelegate {
    var urls: [URL] = []
    var cancels = 0
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      self.urls += urls
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
  }

  private let stage = Stage()
  private let a = URL(fileURLWithPath: "/a")
  private let b = URL(fileURLWithPath: "/b")

  private func show(_ picker: UIDocumentPickerViewController) -> UIViewController {
    let root = UIViewController()
    stage.show(root)
    root.present(picker, animated: false)
    stage.settle()
    return root
  }

  @Test(
    "a choice dismisses the controller and is reported, several documents where they are allowed")
  func choosing() {
    let picker = UIDocumentPickerViewController(documentTypes: ["public.data"], in: .open)
    let delegate = Many()
    picker.delegate = delegate
    let root = show(picker)
    #expect(!picker.choose([]) && !picker.choose([a, b]))
    stage.settle()
    #expect(root.presentedViewController === picker && delegate.urls.isEmpty)
    picker.allowsMultipleSelection = true
    #expect(picker.choose([a, b]))
    stage.settle()
    #expect(root.presentedViewController == nil && delegate.urls == [a, b])
  }

  @Test("a delegate of one document is notified of the first one")
  func one() {
    let picker = UIDocumentPickerViewController(documentTypes: ["public.data"], in: .import)
    let delegate = One()
    picker.delegate = delegate
    picker.allowsMultipleSelection = true
    #expect(picker.choose([b, a]))
    #expect(delegate.urls == [b])
    picker.cancel()
  }

  @Test("giving up dismisses the controller and is reported")
  func cancelling() {
    let picker = UIDocumentPickerViewController(forExporting: [a, b])
    let delegate = Many()
    picker.delegate = delegate
    let root = show(picker)
    picker.cancel()
    stage.settle()
    #expect(root.presentedViewController == nil && delegate.cancels == 1)
    #expect(picker.choose([b, a]) && delegate.urls == [b, a])
  }

  @Test("the mode says what becomes of documents")
  func modes() {
    typealias Picker = UIDocumentPickerViewController
    #expect(Picker(url: a, in: .moveToService).exportedURLs == [a])
    #expect(Picker(forExporting: [a], asCopy: true).documentPickerMode == .exportToService)
    #expect(Picker(forExporting: [a]).documentPickerMode == .moveToService)
    let opened = Picker(documentTypes: ["public.data"], in: .open)
    #expect(opened.documentTypes == ["public.data"] && opened.exportedURLs.isEmpty)
  }

  @Test func typesOfContentAreThoseOfTheirIdentifiers() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
    #expect(picker.documentTypes == ["com.adobe.pdf", "public.image"])
    #expect(picker.documentPickerMode == .open)
    let copying = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
    #expect(copying.documentPickerMode == .import && UTType("") == nil)
  }
}
