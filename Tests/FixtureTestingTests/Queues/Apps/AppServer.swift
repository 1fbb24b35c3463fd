import Dispatch
import Foundation
import UIKit

/// The way in which an app does its work in the background.
enum AppStyle: String, CaseIterable, Sendable {
  case dispatch, tasks, mixed
}

/// A request or a delay of an app, which can be canceled.
final class AppRequest: Sendable {
  private let onCancel: Locked<(@Sendable () -> Void)?>

  init(onCancel: @escaping @Sendable () -> Void) { self.onCancel = Locked(onCancel) }

  func cancel() {
    let cancel = onCancel.withLock { stored in
      defer { stored = nil }
      return stored
    }
    cancel?()
  }
}

/// What an app's screens share: delays, and a server that answers after some time, in one of the ways.
struct AppServer: Sendable {
  let style: AppStyle
  private let queue = DispatchQueue(label: "server")

  init(_ style: AppStyle) { self.style = style }

  /// Answers on the main actor after a number of seconds.
  func ask<Value: Sendable>(
    for value: @escaping @Sendable () -> Value, seconds: Double,
    _ answer: @escaping @MainActor @Sendable (Value) -> Void
  ) -> AppRequest {
    switch style {
    case .dispatch: askOnQueue(for: value, seconds: seconds, answer)
    case .tasks: askInTask(for: value, seconds: seconds, answer)
    case .mixed: askInBoth(for: value, seconds: seconds, answer)
    }
  }

  private func askOnQueue<Value: Sendable>(
    for value: @escaping @Sendable () -> Value, seconds: Double,
    _ answer: @escaping @MainActor @Sendable (Value) -> Void
  ) -> AppRequest {
    let isCanceled = Locked(false)
    queue.asyncAfter(deadline: .now() + seconds) {
      let value = value()
      DispatchQueue.main.async {
        guard !isCanceled.withLock({ $0 }) else { return }
        MainActor.assumeIsolated { answer(value) }
      }
    }
    return AppRequest { isCanceled.withLock { $0 = true } }
  }

  private func askInTask<Value: Sendable>(
    for value: @escaping @Sendable () -> Value, seconds: Double,
    _ answer: @escaping @MainActor @Sendable (Value) -> Void
  ) -> AppRequest {
    let task = Task {
      try await Task.sleep(for: .seconds(seconds))
      let value = await Task.detached { value() }.value
      try Task.checkCancellation()
      await answer(value)
    }
    return AppRequest { task.cancel() }
  }

  // A callback of a queue, as older code has it, awaited by a task.
  private func askInBoth<Value: Sendable>(
    for value: @escaping @Sendable () -> Value, seconds: Double,
    _ answer: @escaping @MainActor @Sendable (Value) -> Void
  ) -> AppRequest {
    let task = Task {
      let value = await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
          queue.async { continuation.resume(returning: value()) }
        }
      }
      guard !Task.isCancelled else { return }
      await answer(value)
    }
    return AppRequest { task.cancel() }
  }

  /// Runs a closure on the main actor after a number of seconds.
  @MainActor func wait(
    seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void
  ) -> AppRequest {
    switch style {
    case .dispatch:
      let isCanceled = Locked(false)
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        guard !isCanceled.withLock({ $0 }) else { return }
        MainActor.assumeIsolated { body() }
      }
      return AppRequest { isCanceled.withLock { $0 = true } }
    case .tasks:
      let task = Task {
        try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        body()
      }
      return AppRequest { task.cancel() }
    case .mixed:
      let isCanceled = Locked(false)
      _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { timer in
        timer.invalidate()
        guard !isCanceled.withLock({ $0 }) else { return }
        MainActor.assumeIsolated { body() }
      }
      return AppRequest { isCanceled.withLock { $0 = true } }
    }
  }
}
