import Foundation

/// The pages of a gallery, which are the same for every run.
struct GallerySite {
  let folder: URL

  /// The file of a suite's page.
  static func page(of suite: String) -> String {
    let name = suite.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return
      "suite-\(String(name.prefix(60)))-\(String(StableHash.of(suite) & 0xFFFF, radix: 16)).html"
  }

  /// Writes the pages that are not there, or that another version of the package wrote.
  func prepare(suite: String) throws {
    let files = [
      "index.html": Self.html(title: "Gallery", suite: nil),
      Self.page(of: suite): Self.html(title: suite, suite: suite),
      "gallery.css": GalleryAssets.style, "gallery.app.js": GalleryAssets.script,
    ]
    for (name, text) in files {
      let file = folder.appending(path: name)
      let data = Data(text.utf8)
      guard (try? Data(contentsOf: file)) != data else { continue }
      try data.write(to: file, options: .atomic)
    }
  }

  private static func escaped(_ text: String) -> String {
    var buffer = SVGBuffer()
    buffer.append(escaped: text)
    return buffer.text
  }

  private static func html(title: String, suite: String?) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(escaped(title)) – fixtures</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="gallery.css">
    </head>
    <body data-suite="\(escaped(suite ?? ""))">
    <a class="skip" href="#list">Skip to the pictures</a>
    <header>
    <h1>\(escaped(title))</h1>
    <nav id="suites" aria-label="Suites"></nav>
    </header>
    <search>
    <form id="filters" role="search" aria-label="Filter the pictures">
    <label>Search <input id="search" type="search" placeholder="Name, device, text size" \
    aria-keyshortcuts="/"></label>
    <label>Status <select id="status">
    <option value="">All</option><option value="failed">Failed</option>
    <option value="passed">Passed</option><option value="recorded">Recorded</option>
    <option value="running">Not finished</option><option value="old">From earlier runs</option>
    </select></label>
    <label>Device <select id="device"><option value="">All</option></select></label>
    </form>
    </search>
    <main id="list" tabindex="-1">
    <h2 class="hidden">Pictures</h2>
    <p id="count" role="status"></p>
    <ul id="cards"></ul>
    <nav id="pages" aria-label="Pages"><button id="previous" type="button">Previous</button>
    <span id="page"></span><button id="next" type="button">Next</button></nav>
    </main>
    <footer><p>Keys: <kbd>/</kbd> search, <kbd>←</kbd> <kbd>→</kbd> move, <kbd>Enter</kbd> open, \
    <kbd>Esc</kbd> close.</p></footer>
    <dialog id="detail" aria-labelledby="detail-title"></dialog>
    <script src="gallery.app.js"></script>
    <script src="index.js"></script>
    <script>gallery.start();</script>
    </body>
    </html>

    """
  }
}
