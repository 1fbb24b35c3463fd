import Foundation
import Testing
import UIKit

@Suite("Accessibility of UIKit's own views") @MainActor
struct StandardAccessibilityTests {
  @Test func `controls are elements, containers and image views are not`() {
    let elements: [UIView] = [
      UIButton(), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(), UIPageControl(),
      UITextField(), UIDatePicker(), UITextView(), UIProgressView(), UIActivityIndicatorView(),
    ]
    #expect(elements.filter { !$0.isAccessibilityElement }.map { type(of: $0) }.isEmpty)
    let others: [UIView] = [
      UIView(), UIImageView(), UIScrollView(), UITableViewCell(), UICollectionViewCell(), UILabel(),
      UIControl(), UIStackView(), UIRefreshControl(),
    ]
    #expect(others.filter(\.isAccessibilityElement).map { type(of: $0) }.isEmpty)
  }

  @Test func `a label with text is an element whose label is its text`() {
    let label = UILabel()
    label.text = "Price"
    #expect(label.isAccessibilityElement && label.accessibilityRespondsToUserInteraction)
    #expect(label.accessibilityLabel == "Price")
    #expect(label.accessibilityUserInputLabels == ["Price"])
    #expect(label.accessibilityTraits == .staticText)
    label.text = ""
    #expect(!label.isAccessibilityElement)
  }

  @Test func `what an app sets replaces the default, and nil brings the default back`() {
    let label = UILabel()
    label.text = "Price"
    label.isAccessibilityElement = false
    label.accessibilityLabel = "The price"
    label.accessibilityTraits.insert(.header)
    label.text = "Cost"
    #expect(!label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "The price")
    #expect(label.accessibilityTraits == [.staticText, .header])
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Cost")
  }

  @Test func `a button has its title and the traits of its state`() {
    let button = UIButton(type: .system)
    #expect(button.accessibilityLabel == nil)
    button.setTitle("Buy", for: .normal)
    #expect(button.accessibilityLabel == "Buy")
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    button.setTitle(nil, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Sell"), for: .normal)
    #expect(button.accessibilityLabel == "Sell")
  }

  @Test func `other controls and image views have the traits of their kind`() {
    #expect(UIImageView().accessibilityTraits == .image)
    #expect(UISlider().accessibilityTraits == .adjustable)
    #expect(UIPageControl().accessibilityTraits == .adjustable)
    #expect(UISwitch().accessibilityTraits == .button)
    #expect(UISearchTextField().accessibilityTraits == .searchField)
    #expect(UIView().accessibilityTraits == .none)
  }
}
