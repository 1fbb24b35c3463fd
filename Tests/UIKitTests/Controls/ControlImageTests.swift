import Testing
import UIKit

@Suite("Images of controls")
@MainActor
struct ControlImageTests {
  private static func image(_ name: String) -> UIImage {
    UIImage(name: name, size: CGSize(width: 1, height: 1))
  }

  @Test("a slider shows its state's images, else the normal ones")
  func slider() {
    let slider = UISlider()
    let (one, other) = (Self.image("one"), Self.image("other"))
    slider.setThumbImage(one, for: .normal)
    slider.setMinimumTrackImage(one, for: .normal)
    slider.setMaximumTrackImage(one, for: .normal)
    slider.setThumbImage(other, for: .disabled)
    #expect(slider.currentThumbImage === one)
    slider.isEnabled = false
    #expect(slider.currentThumbImage === other)
    #expect(slider.currentMinimumTrackImage === one && slider.currentMaximumTrackImage === one)
    slider.setMinimumTrackImage(other, for: .disabled)
    slider.setMaximumTrackImage(other, for: .disabled)
    #expect(slider.currentMinimumTrackImage === other && slider.currentMaximumTrackImage === other)
  }

  @Test("a stepper keeps its images apart, by kind and state")
  func stepper() {
    let stepper = UIStepper()
    let images = ["plus", "minus", "ground", "line"].map(Self.image)
    stepper.setIncrementImage(images[0], for: .normal)
    stepper.setDecrementImage(images[1], for: .normal)
    stepper.setBackgroundImage(images[2], for: .normal)
    stepper.setDividerImage(
      images[3], forLeftSegmentState: .highlighted, rightSegmentState: .normal)
    #expect(stepper.incrementImage(for: .normal) === images[0])
    #expect(stepper.decrementImage(for: .normal) === images[1])
    #expect(stepper.backgroundImage(for: .normal) === images[2])
    #expect(stepper.incrementImage(for: .disabled) == nil)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal)
        === images[3])
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) == nil)
  }

  @Test("a switch slides, whatever it prefers")
  func switchStyle() {
    let control = UISwitch()
    #expect(control.preferredStyle == .automatic)
    control.preferredStyle = .checkbox
    #expect(control.style == .sliding)
  }
}
