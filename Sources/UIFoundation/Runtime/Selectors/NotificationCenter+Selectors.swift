import Foundation

extension NotificationCenter {
  /// Calls the method of an observer for each notification with a name and a sender, on the thread that posts.
  ///
  /// The observer and the sender are referenced weakly: an observer that was deallocated needs no removal.
  /// Rule: Apple's documentation of `addObserver(_:selector:name:object:)`.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObserver(observer, aSelector, aName, anObject).register(in: self)
  }

  /// Removes an observer, or the token of a closure, from all notifications of the center.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObserver.remove(observer, from: self)
    removeObserver(observer as Any)
  }

  /// Removes an observer from the notifications with a name and a sender; `nil` matches all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObserver.remove(observer, from: self, aName, anObject)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// An observer whose method a notification center calls.
private struct SelectorObserver: Sendable {
  private struct Registration: Sendable {
    let observer: SelectorObserver
    let center: ObjectIdentifier
    let token: SelectorTarget
  }

  // Observers are identified by the object, which may be removed in another environment or on another thread.
  private static let registered = Locked<[ObjectIdentifier: [Registration]]>([:])

  private let target: SelectorTarget
  private let identity: ObjectIdentifier
  private let selector: Selector
  private let name: NSNotification.Name?
  /// The sender whose notifications are observed, which is not retained.
  private let sender: SelectorTarget?

  init(
    _ observer: Any, _ selector: Selector, _ name: NSNotification.Name?, _ sender: Any?
  ) {
    target = SelectorTarget(observer, isRetained: false)
    identity = ObjectIdentifier(observer as AnyObject)
    self.selector = selector
    self.name = name
    self.sender = sender.map { SelectorTarget($0, isRetained: false) }
  }

  /// Adds the observer to a center. It is removed when a notification finds its object deallocated.
  func register(in center: NotificationCenter) {
    let token = center.addObserver(forName: name, object: nil, queue: nil) { receive($0) }
    let registration = Registration(
      observer: self, center: ObjectIdentifier(center),
      token: SelectorTarget(token, isRetained: true))
    let gone = Self.registered.withLock { registered in
      var list = registered[identity] ?? []
      let gone = list.filter { $0.observer.target.object == nil }
      list.removeAll { $0.observer.target.object == nil }
      registered[identity] = list + [registration]
      return gone
    }
    Self.end(gone, in: center)
  }

  private func receive(_ notification: Notification) {
    guard let object = target.object else { return }
    if let sender {
      guard let wanted = sender.object, let given = notification.object,
        wanted === given as AnyObject || Self.areEqual(wanted, given)
      else { return }
    }
    selector.call(on: object, notification)
  }

  /// Compares senders that are values, whose boxes differ.
  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    guard !(type(of: second) is AnyClass), let first = first as? AnyHashable,
      let second = second as? AnyHashable
    else { return false }
    return first == second
  }

  /// Removes the registrations of an object for a name and a sender; `nil` matches all.
  static func remove(
    _ object: AnyObject, from center: NotificationCenter, _ name: NSNotification.Name? = nil,
    _ sender: Any? = nil
  ) {
    let identity = ObjectIdentifier(object)
    let removed = registered.withLock { registered in
      let matches = { (registration: Registration) in
        registration.center == ObjectIdentifier(center)
          && (name == nil || registration.observer.name == name)
          && (sender == nil || registration.observer.sender?.object === sender as AnyObject)
      }
      let removed = (registered[identity] ?? []).filter(matches)
      registered[identity]?.removeAll(where: matches)
      if registered[identity]?.isEmpty == true { registered[identity] = nil }
      return removed
    }
    end(removed, in: center)
  }

  private static func end(_ registrations: [Registration], in center: NotificationCenter) {
    for token in registrations.compactMap(\.token.object) { center.removeObserver(token as Any) }
  }
}
