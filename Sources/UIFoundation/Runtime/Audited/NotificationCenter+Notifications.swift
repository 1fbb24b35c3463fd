import Foundation

extension NotificationCenter {
  /// The notifications of a center with a name, as a sequence without an end.
  ///
  /// Foundation on Linux has no `NotificationCenter.Notifications`. Source: Apple's documentation of
  /// `notifications(named:object:)`. Decided here: an iterator receives what is posted after it was made, and keeps all
  /// that was not read yet.
  public final class Notifications: AsyncSequence, Sendable {
    /// What the sequence yields.
    public typealias Element = Notification
    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let sender: NotificationSender

    fileprivate init(
      _ center: NotificationCenter, _ name: Notification.Name, _ sender: NotificationSender
    ) {
      self.center = center
      self.name = name
      self.sender = sender
    }

    /// Creates an iterator, which observes the center until it is released or its task is canceled. Any thread.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// An iterator over notifications.
    public struct Iterator: AsyncIteratorProtocol {
      private var received: AsyncStream<ReceivedNotification>.Iterator

      fileprivate init(_ notifications: Notifications) {
        let (stream, continuation) = AsyncStream<ReceivedNotification>.makeStream()
        let observation = NotificationObservation(notifications, continuation)
        continuation.onTermination = { _ in observation.end() }
        received = stream.makeAsyncIterator()
      }

      /// Waits for the next notification, and returns `nil` when the task is canceled.
      public mutating func next() async -> Notification? { await received.next()?.notification }

      /// Waits for the next notification on an actor, and returns `nil` when the task is canceled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await received.next(isolation: actor)?.notification
      }
    }
  }

  /// Returns the notifications with a name, of a sender or with `nil` of all, as a sequence. Any thread.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(self, name, NotificationSender(object: object))
  }
}

/// The sender of notifications. Proof: it is only compared with the senders of notifications.
private struct NotificationSender: @unchecked Sendable {
  let object: AnyObject?
}

/// A notification on its way to a task. Proof: it is an immutable value. Its objects reach observers on the thread that
/// posts, as on a device, so that the app is responsible for their use on others.
private struct ReceivedNotification: @unchecked Sendable {
  let notification: Notification
}

/// The observation of a center. Proof: the token is used once, to remove the observer, which any thread may do.
private struct NotificationObservation: @unchecked Sendable {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(
    _ notifications: NotificationCenter.Notifications,
    _ continuation: AsyncStream<ReceivedNotification>.Continuation
  ) {
    center = notifications.center
    token = center.addObserver(
      forName: notifications.name, object: notifications.sender.object, queue: nil
    ) {
      continuation.yield(ReceivedNotification(notification: $0))
    }
  }

  func end() { center.removeObserver(token) }
}
