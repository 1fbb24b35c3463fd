import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Values of transactions, layers and items by app's spellings")
@MainActor
struct KeyedTransactionTests {
  @Test("a group's settings have keys, and it keeps values of other keys until it ends")
  func transaction() {
    Stage().environment.bind {
      CATransaction.begin()
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue("mine", forKey: "key")
      #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
      #expect(CATransaction.value(forKey: "key") as? String == "mine")
      CATransaction.setValue("no number", forKey: kCATransactionAnimationDuration)
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "key") == nil)
      #expect(CATransaction.completionBlock() == nil)
    }
  }

  @Test("a layer keeps its timing")
  func timing() {
    let layer = CALayer()
    #expect(layer.fillMode == .removed && !layer.autoreverses)
    layer.fillMode = .both
    layer.autoreverses = true
    (layer.duration, layer.repeatCount, layer.repeatDuration) = (1, 2, 3)
    #expect(layer.fillMode == .both && layer.autoreverses)
    #expect(layer.duration == 1 && layer.repeatCount == 2 && layer.repeatDuration == 3)
  }

  @Test("a highlighted image view shows its own images, or the others")
  func highlightedAnimation() {
    let view = UIImageView()
    view.highlightedAnimationImages = [UIImage()]
    view.startAnimating()
    #expect(!view.isAnimating)
    view.isHighlighted = true
    view.startAnimating()
    #expect(view.isAnimating)
    view.highlightedAnimationImages = nil
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test("an item needs no title")
  func item() {
    #expect(UINavigationItem().title == nil)
    #expect(UINavigationItem(title: "a").title == "a")
  }
}
