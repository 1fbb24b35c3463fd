import Foundation

/// What a container knows of the optional protocol members it asks for.
///
/// Swift cannot ask whether a class implements an optional member, so each has a default that
/// declines: it tells the container, which every such member gets as its first argument, under its
/// own name. A container asks through ``ask(_:_:)`` and reads absence from the answer to its first
/// question. Questions nest: an answer may make the container ask others.
@MainActor
package final class OptionalMemberAnswers {
  private struct Question {
    let member: OptionalMember
    var isDeclined = false
  }

  private var questions: [Question] = []

  package nonisolated init() {}

  /// Asks a member.
  ///
  /// - Parameters:
  ///   - member: the member's full name, as `#function` spells it inside the member.
  ///   - body: calls the member.
  /// - Returns: its answer, or `nil` when the default implementation declined.
  package func ask<Answer>(_ member: OptionalMember, _ body: () -> Answer) -> Answer? {
    questions.append(Question(member: member))
    let answer = body()
    return questions.removeLast().isDeclined ? nil : answer
  }

  /// Asks a member for each of many elements, as one question that is asked often.
  ///
  /// - Parameters:
  ///   - member: the member's full name, as `#function` spells it inside the member.
  ///   - count: the number of elements; nobody is asked when it is zero.
  ///   - fallback: what stands for an answer that is declined after the first one.
  ///   - body: calls the member for the element of a number.
  /// - Returns: the answers, or `nil` when the first one is declined.
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
      let isDeclined = questions[place].isDeclined
      if isDeclined, element == 0 { return nil }
      // Whether it is implemented is known now, and so is how many answers there will be.
      if element == 0 { answers.reserveCapacity(count) }
      answers.append(isDeclined ? fallback : answer)
      if isDeclined { questions[place].isDeclined = false }
    }
    return answers
  }

  /// Declines the innermost question, if it is for the same member.
  ///
  /// An implementation may call the default of another member, which is then nobody's question.
  ///
  /// - Parameter member: the full name of the declining member.
  package func decline(_ member: StaticString = #function) {
    guard let last = questions.indices.last,
      questions[last].member == OptionalMember(member)
    else { return }
    questions[last].isDeclined = true
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
