import Testing
import UIKit
import UIKitSimulation

@MainActor @Suite("Optional members")
struct OptionalMemberTests {
  @Test("an implemented member answers")
  func implementedMember() {
    let container = Container()
    #expect(container.askHeight(of: Complete()) == 7)
  }

  @Test("a missing member reports that it is not implemented")
  func missingMember() {
    let container = Container()
    #expect(container.askHeight(of: Empty()) == nil)
  }

  @Test("an implementation that answers nil is not a missing one")
  func nilAnswer() {
    let container = Container()
    #expect(container.askTitle(of: Complete()) == .some(.none))
    #expect(container.askTitle(of: Empty()) == nil)
  }

  @Test("questions inside an answer keep their own reports of missing members")
  func nestedQuestions() {
    let container = Container()
    #expect(container.askHeight(of: Curious()) == 0)
    #expect(container.askHeight(of: Complete()) == 7)
  }

  @Test("the default of another member, called by an implementation, reports nothing as missing")
  func foreignDefault() {
    #expect(Container().askHeight(of: Borrower()) == 3)
  }

  @Test("a question for each of many elements is asked in order, and falls back after a decline")
  func eachOfMany() {
    let answers = OptionalMemberAnswers()
    var asked: [Int] = []
    func ask(_ count: Int, declining declined: Set<Int>) -> [Int]? {
      asked = []
      return answers.askEach("height(in:)", count: count, fallback: -1) { element in
        asked.append(element)
        if declined.contains(element) { answers.markUnimplemented("height(in:)") }
        return element * 10
      }
    }
    #expect(ask(4, declining: []) == [0, 10, 20, 30] && asked == [0, 1, 2, 3])
    #expect(ask(4, declining: [2]) == [0, 10, -1, 30])
    #expect(ask(4, declining: [0]) == nil && asked == [0])
    #expect(ask(0, declining: []) == [] && asked.isEmpty)
    // Nothing is left of a question once it is answered.
    #expect(answers.ask("height(in:)") { 1 } == 1)
  }
}

@MainActor private final class Container {
  let optionalMembers = OptionalMemberAnswers()

  func askHeight(of delegate: any Delegate) -> Int? {
    optionalMembers.ask("height(in:)") { delegate.height(in: self) }
  }

  func askTitle(of delegate: any Delegate) -> String?? {
    optionalMembers.ask("title(in:)") { delegate.title(in: self) }
  }
}

@MainActor private protocol Delegate: AnyObject {
  func height(in container: Container) -> Int
  func title(in container: Container) -> String?
}

extension Delegate {
  func height(in container: Container) -> Int {
    container.optionalMembers.markUnimplemented()
    return 0
  }

  func title(in container: Container) -> String? {
    container.optionalMembers.markUnimplemented()
    return nil
  }
}

@MainActor private final class Empty: Delegate {}

@MainActor private final class Complete: Delegate {
  func height(in container: Container) -> Int { 7 }
  func title(in container: Container) -> String? { nil }
}

/// Asks a delegate that implements nothing while it answers itself.
@MainActor private final class Curious: Delegate {
  func height(in container: Container) -> Int { container.askHeight(of: Empty()) ?? 0 }
}

@MainActor private final class Borrower: Delegate {
  func height(in container: Container) -> Int { title(in: container)?.count ?? 3 }
}
