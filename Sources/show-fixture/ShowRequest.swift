/// The request that the arguments state.
struct ShowRequest: Hashable {
  /// The result of reading the arguments.
  enum Reading: Hashable {
    case show(ShowRequest)
    case help
    case coverage
    case log
    case invalid(String)
  }

  /// The amount of output.
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
  /// The gallery to be written, or `nil`.
  var gallery: GalleryRequest?

  /// A gallery of all containers.
  struct GalleryRequest: Hashable {
    /// The folder of the gallery.
    var folder: String
    /// The number of pictures, or `nil` for each container in each setting.
    var count: Int?
  }

  /// Reads the arguments; an unknown name, option or number is an error.
  static func read(_ arguments: [String]) -> Reading {
    var request = ShowRequest()
    var rest = arguments[...]
    var pictures: Int?
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--coverage": return .coverage
      case "--log": return .log
      case "--tree": request.detail = .tree
      case "--svg", "--gallery":
        guard let file = rest.popFirst(), !file.isEmpty, !file.hasPrefix("--") else {
          let kind = argument == "--svg" ? "file" : "folder"
          return .invalid("\(argument) needs the name of a \(kind)")
        }
        if argument == "--svg" {
          request.picture = file
        } else {
          request.gallery = GalleryRequest(folder: file)
        }
      case "--pictures":
        pictures = rest.popFirst().flatMap { Int($0) }
        guard let pictures, (1...100_000).contains(pictures) else {
          return .invalid("--pictures needs a number from 1 to 100000")
        }
      case "--width", "--height", "--scale":
        guard let number = rest.popFirst().flatMap(Double.init), number > 0, number < 100_000 else {
          return .invalid("\(argument) needs a number above 0 and below 100000")
        }
        request.set(argument, number)
      case let name where !name.hasPrefix("-") && request.name.isEmpty: request.name = name
      default: return .invalid("unknown argument '\(argument)'")
      }
    }
    return request.checked(pictures)
  }

  /// Returns the request, or what is missing or too much.
  private func checked(_ pictures: Int?) -> Reading {
    var request = self
    guard gallery == nil else {
      guard name.isEmpty, picture == nil, detail == .elements else {
        return .invalid("--gallery shows all containers: leave out NAME, --svg and --tree")
      }
      request.gallery?.count = pictures
      return .show(request)
    }
    guard pictures == nil else { return .invalid("--pictures needs --gallery") }
    return request.checkedName()
  }

  private func checkedName() -> Reading {
    guard !name.isEmpty else { return .invalid("no fixture named") }
    let entries = Catalog.entries(named: name)
    guard !entries.isEmpty else {
      return .invalid("there is no fixture or container '\(name)'")
    }
    if picture != nil, entries.count > 1 {
      let names = entries.map(\.container).joined(separator: ", ")
      return .invalid("'\(name)' has several containers; name one for --svg: \(names)")
    }
    return .show(self)
  }

  private mutating func set(_ option: String, _ number: Double) {
    switch option {
    case "--width": width = number
    case "--height": height = number
    default: scale = number
    }
  }
}
