import Foundation

/// One line of the menu that ``UIMenuController`` shows.
///
/// A selector needs the Objective-C runtime; the line takes a method of a responder here, as in
/// `UIMenuItem(title: "Quote", action: MessageView.quote)`. The nearest object of that class along the
/// chain from the first responder runs it.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  private enum Action {
    case closure(() -> Void)
    case method((UIResponder) -> (() -> Void)?)
  }

  /// The title.
  open var title: String
  private let action: Action

  /// Makes a line that runs a closure.
  public init(title: String, handler: @escaping () -> Void) {
    self.title = title
    action = .closure(handler)
    super.init()
  }

  /// Makes a line that runs a method of the nearest responder of a class.
  public init<Responder: UIResponder>(
    title: String, action: @escaping (Responder) -> () -> Void
  ) {
    self.title = title
    self.action = .method { ($0 as? Responder).map(action) }
    super.init()
  }

  /// What the line runs for a first responder; nil when no object along the chain has the method.
  func run(from responder: UIResponder?) -> (() -> Void)? {
    switch action {
    case .closure(let handler): return handler
    case .method(let find):
      return sequence(first: responder, next: { $0?.next }).lazy
        .compactMap { $0.flatMap(find) }.first
    }
  }
}
