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
  /// - Returns: its answer, or nil when the default implementation declined.
  package func ask<Answer>(_ member: OptionalMember, _ body: () -> Answer) -> Answer? {
    questions.append(Question(member: member))
    let answer = body()
    let question = questions.removeLast()
    return question.isDeclined ? nil : answer
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
