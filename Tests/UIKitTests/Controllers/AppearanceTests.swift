import Testing
import UIKit

@Suite("Appearance of view controllers")
@MainActor
struct AppearanceTests {
  private final class Recorder: UIViewController {
    let log: CallLog
    let name: String

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.calls.append("\(name) \(call)") }
    override func loadView() {
      note("loadView")
      super.loadView()
    }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
  }

  @Test("a root controller loads, will appear, is laid out and then did appear")
  func rootOrder() async {
    let (log, environment) = (
      CallLog(), RuntimeEnvironment(scheduler: RuntimeScheduling.SteppedScheduler())
    )
    let window = environment.bind { UIWindow(frame: UIScreen.main.bounds) }
    window.rootViewController = Recorder("a", log)
    #expect(log.calls.isEmpty)
    window.makeKeyAndVisible()
    #expect(log.calls == ["a loadView", "a didLoad", "a willAppear"])
    await environment.scheduler.settle()
    #expect(
      log.calls.dropFirst(3) == [
        "a isAppearing", "a willLayout", "a didLayout", "a didAppear",
      ])
  }

  @Test("a view that is appearing again is reported once, also without a layout pass")
  func announcement() async {
    let (log, environment) = (
      CallLog(), RuntimeEnvironment(scheduler: RuntimeScheduling.SteppedScheduler())
    )
    let window = environment.bind { UIWindow(frame: UIScreen.main.bounds) }
    let controller = Recorder("a", log)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await environment.scheduler.settle()
    log.calls = []
    controller.view.setNeedsLayout()
    await environment.scheduler.settle()
    #expect(log.calls == ["a willLayout", "a didLayout"])
    log.calls = []
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(
      log.calls == [
        "a willDisappear", "a didDisappear", "a willAppear", "a isAppearing", "a didAppear",
      ])
  }
}
