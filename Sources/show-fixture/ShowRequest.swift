/// What the arguments ask for.
struct ShowRequest: Hashable {
  /// How the arguments read.
  enum Reading: Hashable {
    case show(ShowRequest)
    case help
    case coverage
    case invalid(String)
  }

  /// How much is printed.
  enum Detail: Hashable {
    case elements
    case tree
  }

  var name = ""
  var width = 375.0
  var height = 667.0
  var scale = 2.0
  var detail = Detail.elements
  /// The file that a picture is written to, or `nil` to print text.
  var picture: String?

  /// Reads the arguments; an unknown name, option or number is an error.
  static func read(_ arguments: [String]) -> Reading {
    var request = ShowRequest()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--coverage": return .coverage
      case "--tree": request.detail = .tree
      case "--svg":
        guard let file = rest.popFirst(), !file.isEmpty, !file.hasPrefix("--") else {
          return .invalid("--svg needs the name of a file")
        }
        request.picture = file
      case "--width", "--height", "--scale":
        guard let number = rest.popFirst().flatMap(Double.init), number > 0, number < 100_000 else {
          return .invalid("\(argument) needs a number above 0 and below 100000")
        }
        request.set(argument, number)
      case let name where !name.hasPrefix("-") && request.name.isEmpty: request.name = name
      default: return .invalid("unknown argument '\(argument)'")
      }
    }
    guard !request.name.isEmpty else { return .invalid("no fixture named") }
    let entries = Catalog.entries(named: request.name)
    guard !entries.isEmpty else {
      return .invalid("there is no fixture or container '\(request.name)'")
    }
    if request.picture != nil, entries.count > 1 {
      let names = entries.map(\.container).joined(separator: ", ")
      return .invalid("'\(request.name)' has several containers; name one for --svg: \(names)")
    }
    return .show(request)
  }

  private mutating func set(_ option: String, _ number: Double) {
    switch option {
    case "--width": width = number
    case "--height": height = number
    default: scale = number
    }
  }
}
