import Foundation

/// A container's record of which optional protocol members its data source or delegate implements.
///
/// Swift cannot query whether a class implements an optional member. So each optional member has a
/// default implementation that calls ``markUnimplemented(_:)`` of the container, its first argument, to
/// report itself as not implemented. A container calls members through ``ask(_:_:)``, and learns
/// from the first call whether a member is implemented. Calls nest: an implementation may make the
/// container call other members.
@MainActor
package final class OptionalMemberAnswers {
  private struct Question {
    let member: OptionalMember
    var isUnimplemented = false
  }

  private var questions: [Question] = []

  package nonisolated init() {}

  /// Calls a member.
  ///
  /// - Parameters:
  ///   - member: The full name of the member, as `#function` inside of it.
  ///   - body: A closure that calls the member.
  /// - Returns: The result, or `nil` when the member is not implemented.
  package func ask<Answer>(_ member: OptionalMember, _ body: () -> Answer) -> Answer? {
    questions.append(Question(member: member))
    let answer = body()
    return questions.removeLast().isUnimplemented ? nil : answer
  }

  /// Calls a member for each of several elements.
  ///
  /// - Parameters:
  ///   - member: The full name of the member, as `#function` inside of it.
  ///   - count: The number of elements. If it is zero, the member is not called.
  ///   - fallback: The result for an element after the first for which the member reports itself as
  ///     not implemented.
  ///   - body: A closure that calls the member for the element at an index.
  /// - Returns: The results, or `nil` when the member is not implemented.
  package func askEach<Answer>(
    _ member: OptionalMember, count: Int, fallback: Answer, _ body: (Int) -> Answer
  ) -> [Answer]? {
    guard count > 0 else { return [] }
    let place = questions.count
    questions.append(Question(member: member))
    defer { questions.removeLast() }
    var answers: [Answer] = []
    for element in 0..<count {
      let answer = body(element)
      let isUnimplemented = questions[place].isUnimplemented
      if isUnimplemented, element == 0 { return nil }
      // The first call shows whether the member is implemented, and so how many results there will
      // be.
      if element == 0 { answers.reserveCapacity(count) }
      answers.append(isUnimplemented ? fallback : answer)
      if isUnimplemented { questions[place].isUnimplemented = false }
    }
    return answers
  }

  /// Reports a member as not implemented, if it is the member that the container currently calls.
  ///
  /// An implementation may itself call the default implementation of another member, which is
  /// ignored.
  ///
  /// - Parameter member: The full name of the member.
  package func markUnimplemented(_ member: StaticString = #function) {
    guard let last = questions.indices.last,
      questions[last].member == OptionalMember(member)
    else { return }
    questions[last].isUnimplemented = true
  }
}

/// An object that calls optional members of its delegates and data sources.
///
/// The members are isolated and the protocol is not: a node that conforms would be isolated as a whole in
/// modules that subclass it in the Swift 5 language mode.
package protocol OptionalMemberCaller: AnyObject {
  /// The record of the optional members that are being called.
  @MainActor var optionalMembers: OptionalMemberAnswers { get }
}

@MainActor extension OptionalMemberCaller {
  /// Calls an optional method.
  ///
  /// - Parameters:
  ///   - recipient: The delegate or data source.
  ///   - member: The full name of the method.
  ///   - question: A closure that calls the method.
  /// - Returns: The result of the method, or `nil` without a recipient or when it does not
  ///   implement the method.
  package func ask<Recipient, Answer>(
    _ recipient: Recipient?, _ member: OptionalMember, _ question: (Recipient) -> Answer
  ) -> Answer? {
    guard let recipient else { return nil }
    return optionalMembers.ask(member) { question(recipient) }
  }

  /// Reports an optional method as not implemented. Its default implementation calls this.
  ///
  /// - Parameter member: The full name of the calling method.
  package func notImplemented(_ member: StaticString = #function) {
    optionalMembers.markUnimplemented(member)
  }

  /// Reports an optional method as not implemented, and returns a value for direct callers.
  ///
  /// - Parameters:
  ///   - fallback: The value to return. A list that asks through ``OptionalMemberAnswers`` ignores
  ///     it.
  ///   - member: The full name of the calling method.
  /// - Returns: The fallback.
  package func notImplemented<Answer>(
    returning fallback: Answer, _ member: StaticString = #function
  ) -> Answer {
    optionalMembers.markUnimplemented(member)
    return fallback
  }
}

/// The full name of an optional protocol member, such as `numberOfSections(in:)`.
package struct OptionalMember: Equatable, Sendable, ExpressibleByStringLiteral {
  private let name: StaticString

  package init(_ name: StaticString) {
    self.name = name
  }

  package init(stringLiteral name: StaticString) {
    self.name = name
  }

  package static func == (first: OptionalMember, second: OptionalMember) -> Bool {
    first.name.utf8CodeUnitCount == second.name.utf8CodeUnitCount
      && memcmp(first.name.utf8Start, second.name.utf8Start, first.name.utf8CodeUnitCount) == 0
  }
}
