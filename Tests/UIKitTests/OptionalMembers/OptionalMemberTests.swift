import Testing

@testable import UIKit

@MainActor @Suite("Optional members")
struct OptionalMemberTests {
  @Test("an implemented member answers")
  func implementedMember() {
    let container = Container()
    #expect(container.askHeight(of: Complete()) == 7)
  }

  @Test("a missing member declines")
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

  @Test("questions inside an answer keep their own declines")
  func nestedQuestions() {
    let container = Container()
    #expect(container.askHeight(of: Curious()) == 0)
    #expect(container.askHeight(of: Complete()) == 7)
  }

  @Test("the default of another member, called by an implementation, declines nothing")
  func foreignDefault() {
    #expect(Container().askHeight(of: Borrower()) == 3)
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
    container.optionalMembers.decline()
    return 0
  }

  func title(in container: Container) -> String? {
    container.optionalMembers.decline()
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
