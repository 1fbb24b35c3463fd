import Foundation

/// The pages of a gallery, which are the same for every run. Their script and style sheet are the files
/// `gallery.app.js` and `gallery.css` beside this one, which SwiftPM embeds in the module.
struct GallerySite {
  let folder: URL

  /// Returns the file of a suite's page.
  static func page(of suite: String) -> String {
    let name = suite.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let hash = String(StableHash.of(suite), radix: 16)
    return "suite-\(String(name.prefix(60)))-\(hash).html"
  }

  /// Writes the pages that are not there, or that another version of the package wrote.
  func prepare(suite: String) throws {
    let page = Self.page(of: suite)
    if !isCurrent(page) { try write(Self.html(title: suite, suite: suite), to: page) }
    guard !isCurrent("index.html") else { return }
    try write(Data(PackageResources.gallery_css), to: "gallery.css")
    try write(Data(PackageResources.gallery_app_js), to: "gallery.app.js")
    // The last one, so that a process that ends before it leaves the work to the next.
    try write(Self.html(title: "Gallery", suite: nil), to: "index.html")
  }

  /// Returns whether a page ends in the line of this version.
  private func isCurrent(_ name: String) -> Bool {
    let data = try? Data(contentsOf: folder.appending(path: name))
    return data?.suffix(Self.version.count) == Self.version
  }

  private func write(_ data: Data, to name: String) throws {
    try data.replace(folder.appending(path: name))
  }

  /// The last line of each page: a comment with a hash of everything that the pages are made of.
  private static let version: Data = {
    let files = PackageResources.gallery_css + PackageResources.gallery_app_js
    let text = String(decoding: files, as: UTF8.self) + form + body(title: "", suite: nil)
    return Data("<!-- \(String(StableHash.of(text), radix: 16)) -->\n".utf8)
  }()

  private static func escaped(_ text: String) -> String {
    var buffer = SVGBuffer()
    buffer.append(escaped: text)
    return buffer.text
  }

  private static func html(title: String, suite: String?) -> Data {
    Data(body(title: title, suite: suite).utf8) + version
  }

  private static func body(title: String, suite: String?) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(escaped(title)) – TextureFixtures</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="gallery.css">
    </head>
    <body data-page="\(suite.map(page) ?? "")">
    <a class="skip" href="#cards">Skip to the pictures</a>
    <header class="top">
    <h1>\(escaped(title))</h1>
    <p id="overview"></p>
    </header>
    <nav id="suites" aria-label="Suites"></nav>
    <main>
    \(form)
    <p id="count" role="status"></p>
    <ul id="cards" role="list" aria-label="Pictures"></ul>
    <div id="empty" hidden><p></p><button id="clear" type="button">Clear the filters</button></div>
    </main>
    <footer>
    <p>Keys: <kbd>/</kbd> search, <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move, \
    <kbd>Enter</kbd> open, <kbd>Esc</kbd> close.</p>
    </footer>
    <dialog id="detail" aria-labelledby="detail-title"></dialog>
    <noscript><p>The gallery needs JavaScript.</p></noscript>
    <script src="gallery.app.js"></script>
    <script src="index.js"></script>
    <script src="recent.js"></script>
    <script>gallery.start();</script>
    </body>
    </html>

    """
  }

  private static let form = """
    <search aria-label="Pictures">
    <form id="filters" aria-label="Filters">
    <label class="find"><span class="unseen">Search</span>
    <input id="search" type="search" placeholder="Search by name, device, step…" \
    autocomplete="off" spellcheck="false" aria-keyshortcuts="/"></label>
    <fieldset id="statuses"><legend class="unseen">Status</legend></fieldset>
    <div id="choices"></div>
    </form>
    </search>
    """
}
