import Foundation
import Testing
import UIKit
import UIKitSimulation

/// More of what apps write.
@Suite("Common spellings")
@MainActor
struct CommonSpellingTests {
  @Test("the text of an attachment takes the attachment's room")
  func attachment() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 12)
    let text = NSAttributedString(attachment: attachment)
    #expect(text.length == 1 && text.string.unicodeScalars.first?.value == 0xFFFC)
    #expect(
      text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(text.size().width == 30)
  }

  @Test("an empty text is made without arguments, and grows")
  func emptyText() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSTextStorage().length == 0)
  }

  @Test("a layer is shown as it is")
  func presentation() {
    let layer = CAShapeLayer()
    layer.position = CGPoint(x: 3, y: 4)
    layer.add(CABasicAnimation(keyPath: "position"), forKey: kCATransition)
    #expect(layer.presentation()?.position == CGPoint(x: 3, y: 4) && layer.model() === layer)
  }

  @Test("a search bar keeps its pictures for each state")
  func searchIcons() {
    let (bar, image) = (UISearchBar(), UIImage())
    bar.setImage(image, for: .search, state: .normal)
    #expect(bar.image(for: .search, state: .normal) === image)
    #expect(bar.image(for: .clear, state: .normal) == nil)
    bar.setImage(nil, for: .search, state: .normal)
    #expect(bar.image(for: .search, state: .normal) == nil)
  }

  @Test("data are found on the pasteboard by their type")
  func pasteboardData() {
    Stage().environment.bind {
      let board = UIPasteboard.general
      board.setData(Data([1, 2]), forPasteboardType: "bytes")
      #expect(board.data(forPasteboardType: "bytes") == Data([1, 2]))
      #expect(board.data(forPasteboardType: "text") == nil && !board.hasStrings)
    }
  }

  private final class Chooser: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var chosen: UIImage?
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      chosen = info[.originalImage] as? UIImage
      picker.dismiss(animated: false)
    }
  }

  @Test("a picker of images tells what was chosen, and goes when a person gives up")
  func imagePicker() {
    let (stage, chooser, image) = (Stage(), Chooser(), UIImage())
    let root = UIViewController()
    stage.show(root)
    stage.settle()
    let picker = UIImagePickerController()
    picker.delegate = chooser
    root.present(picker, animated: false)
    stage.settle()
    stage.environment.bind { picker.choose([.originalImage: image]) }
    stage.settle()
    #expect(chooser.chosen === image && root.presentedViewController == nil)
    root.present(picker, animated: false)
    stage.settle()
    stage.environment.bind { picker.cancel() }
    stage.advance(0.5)
    #expect(root.presentedViewController == nil)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  @Test("particles are kept")
  func particles() {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.birthRate = 3
    layer.emitterCells = [cell]
    layer.emitterShape = .line
    #expect(layer.emitterCells?.first?.birthRate == 3 && layer.emitterShape == .line)
  }
}
