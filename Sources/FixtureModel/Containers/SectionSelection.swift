/// The sections that have a supplementary element.
package enum SectionSelection: Sendable, Hashable {
  /// Every section.
  case all
  /// The listed sections, from 0, ascending.
  case only([Int])
}
