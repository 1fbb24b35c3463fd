import AsyncDisplayKit
import UIKit

/// A search that waits until typing pauses. Answers to shorter texts take longer, and are dropped.
final class SearchController: AppController {
  private var text = ""
  private var pause: AppRequest?
  private(set) var asked: [String] = []

  func type(_ text: String) {
    self.text = text
    pause?.cancel()
    pause = server.wait(seconds: 0.3) { [weak self] in self?.search() }
  }

  private func search() {
    let text = text
    asked.append(text)
    _ = server.ask(for: { (1...3).map { "\(text) \($0)" } }, seconds: text.count < 4 ? 2 : 0.2) {
      [weak self] rows in
      guard let self, text == self.text else { return }
      show(rows)
    }
  }
}

/// A chat: a message is sent, an answer is typed and arrives.
final class ChatController: AppController {
  private var typing: AppRequest?

  func send(_ text: String) {
    hideTyping()
    append([text])
    _ = server.ask(for: { "answer to \(text)" }, seconds: 4) { [weak self] answer in
      self?.hideTyping()
      self?.append([answer])
    }
    _ = server.ask(for: {}, seconds: 0.5) { [weak self] _ in self?.showTyping() }
  }

  private func showTyping() {
    if typing == nil { append(["…"]) }
    typing?.cancel()
    typing = server.wait(seconds: 3) { [weak self] in self?.hideTyping() }
  }

  private func hideTyping() {
    guard let shown = typing else { return }
    shown.cancel()
    typing = nil
    removeLast()
  }
}

/// A login that tries again after 1, 2 and 4 seconds.
final class LoginController: AppController {
  private let answers = Locked(["no network", "no network", "busy", "welcome"])

  func login() {
    show(["signing in"])
    attempt(0)
  }

  private func attempt(_ number: Int) {
    let answers = answers
    let next: @Sendable () -> String = { answers.withLock { $0.removeFirst() } }
    _ = server.ask(for: next, seconds: 0.25) { [weak self] answer in
      guard let self else { return }
      append([answer])
      guard answer != "welcome" else { return replace(at: 0, with: "signed in") }
      _ = server.wait(seconds: Double(1 << number)) { [weak self] in self?.attempt(number + 1) }
    }
  }
}
