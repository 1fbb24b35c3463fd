import Foundation

/// Elements of a menu that are fetched when the menu is used.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Fetches the elements, and calls the closure with them, at once or later on the main actor.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let keepsElements: Bool
  private var fetched: [UIMenuElement]?
  private var isFetching = false

  private init(keepsElements: Bool, _ provider: @escaping Provider) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Makes an element that fetches once and keeps what it got.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(keepsElements: true, elementProvider)
  }

  /// Makes an element that fetches anew each time the menu is used.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(keepsElements: false, elementProvider)
  }

  /// Returns the elements that there are by now; the first question has them fetched.
  ///
  /// Rule: UIKit's documentation: the provider is called once, or with `uncached(_:)` each time the
  /// menu is shown; until it answers the menu shows a placeholder.
  func elements() -> [UIMenuElement] {
    if let fetched {
      if !keepsElements { self.fetched = nil }
      return fetched
    }
    fetch()
    let elements = fetched ?? []
    if !keepsElements, !isFetching { fetched = nil }
    return elements
  }

  private func fetch() {
    guard !isFetching else { return }
    isFetching = true
    provider { [weak self] elements in
      self?.isFetching = false
      self?.fetched = elements
    }
  }
}
