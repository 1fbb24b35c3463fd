import Foundation
import Testing
import UIKit

@Suite("The placeholder for missing content")
@MainActor
struct ContentUnavailableTests {
  private final class Controller: UIViewController {
    var states: [UIContentUnavailableConfigurationState] = []

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state)
    }
  }

  private func labels(in view: UIView?) -> [UILabel] {
    view?.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden } ?? []
  }

  @Test("The view fills the controller's and is removed for nil")
  func fillsAndLeaves() {
    let stage = Stage()
    stage.environment.bind {
      let controller = UIViewController()
      stage.show(controller)
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
      stage.window.layoutIfNeeded()
      let shown = controller.view.subviews.first
      #expect(shown is UIContentUnavailableView)
      #expect(shown?.frame == controller.view.bounds)
      controller.contentUnavailableConfiguration = nil
      #expect(controller.view.subviews.isEmpty)
    }
  }

  @Test("Texts are one below the other in the middle")
  func centered() {
    let stage = Stage()
    stage.environment.bind {
      var content = UIContentUnavailableConfiguration.empty()
      content.text = "Nothing"
      content.secondaryText = "Come back"
      let view = UIContentUnavailableView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      view.layoutIfNeeded()
      let labels = self.labels(in: view)
      #expect(labels.map(\.text) == ["Nothing", "Come back"])
      #expect(labels[1].frame.minY == labels[0].frame.maxY + content.textToSecondaryTextPadding)
      #expect(abs((labels[0].frame.minY + labels[1].frame.maxY) / 2 - 200) < 0.01)
      #expect(labels.allSatisfy { abs($0.frame.midX - 150) < 0.01 })
    }
  }

  @Test("The button runs its action, and is absent without a title")
  func button() {
    let stage = Stage()
    stage.environment.bind {
      var taps = 0
      var content = UIContentUnavailableConfiguration.empty()
      let plain = UIContentUnavailableView(configuration: content)
      #expect(plain.subviews.allSatisfy { !($0 is UIButton) })
      content.button.title = "Again"
      content.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
      let view = UIContentUnavailableView(configuration: content)
      let button = view.subviews.compactMap { $0 as? UIButton }.first
      button?.sendActions(for: .primaryActionTriggered)
      #expect(taps == 1)
    }
  }

  @Test("Loading shows a turning indicator")
  func loading() {
    let view = UIContentUnavailableView(configuration: .loading())
    let indicators = view.subviews.compactMap { $0 as? UIActivityIndicatorView }
    #expect(indicators.map(\.isAnimating) == [true])
  }

  @Test("A search names what is searched for")
  func search() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let content = UIContentUnavailableConfiguration.search()
    #expect(content.updated(for: state).text == "No Results")
    state.searchText = "Oak"
    #expect(content.updated(for: state).text == "No Results for “Oak”")
  }

  @Test("The app is asked once before a layout")
  func asksOnce() {
    let stage = Stage()
    stage.environment.bind {
      let controller = Controller()
      stage.show(controller)
      stage.window.layoutIfNeeded()
      controller.states = []
      controller.setNeedsUpdateContentUnavailableConfiguration()
      controller.setNeedsUpdateContentUnavailableConfiguration()
      #expect(controller.states.isEmpty)
      stage.window.layoutIfNeeded()
      #expect(controller.states.count == 1)
    }
  }
}
