import Testing
import UIKit
import UIKitSimulation

@Suite("Bars and their buttons")
@MainActor
struct BarTests {
  @Test("a button without an action does nothing, whatever its target, and keeps it weakly")
  func targetWithoutAction() {
    var target: NSObject? = NSObject()
    let button = UIBarButtonItem(image: nil, style: .done, target: target, action: nil)
    #expect(button.target === target && button.style == .done)
    button.tap()
    target = nil
    #expect(button.target == nil)
    let back = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    #expect(back.target == nil && back.primaryAction == nil)
  }

  @Test("a bar keeps an image for each height")
  func backgroundImages() {
    let (bar, image) = (UINavigationBar(), UIImage())
    bar.setBackgroundImage(image, for: .compact)
    bar.barStyle = .black
    #expect(bar.backgroundImage(for: .compact) === image)
    #expect(bar.backgroundImage(for: .default) == nil && bar.barStyle == .black)
  }

  @Test("an address that is opened is noted, and the answer comes with a later main turn")
  func openingURL() async throws {
    let environment = RuntimeEnvironment(scheduler: RuntimeScheduling.SteppedScheduler())
    let url = try #require(URL(string: "https://example.com"))
    let application = environment.bind { UIApplication.shared }
    let answers = Box()
    application.open(url) { answers.values.append($0) }
    #expect(application.openedURLs == [url] && answers.values.isEmpty)
    await environment.scheduler.settle()
    #expect(answers.values == [false])
  }

  private final class Box {
    var values: [Bool] = []
  }
}
