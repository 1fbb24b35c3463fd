import UIKit

/// A controller that notes its callbacks.
@MainActor
final class Recorder: UIViewController {
  let name: String
  let log: CallLog
  var onLoad: ((Recorder) -> Void)?
  var logsLayout = true

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log("\(name) \(call)") }
  private func on(_ controller: UIViewController?) -> String {
    (controller as? Recorder)?.name ?? (controller == nil ? "none" : "container")
  }

  override func viewDidLoad() { onLoad?(self) }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { if logsLayout { note("willLayout") } }
  override func viewDidLayoutSubviews() { if logsLayout { note("didLayout") } }
  override func willMove(toParent parent: UIViewController?) { note("willParent \(on(parent))") }
  override func didMove(toParent parent: UIViewController?) { note("didParent \(on(parent))") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("size \(Int(size.width)) from \(Int(view.bounds.width))")
    coordinator.animate(alongsideTransition: { _ in self.note("alongside") }) { _ in
      self.note("completed")
    }
  }
}
