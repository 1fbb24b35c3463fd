/// A text, who lays it out, and the room for it: those of a container where it has them, else new ones.
struct TextStack {
  let container: NSTextContainer
  let manager: NSLayoutManager
  let storage: NSTextStorage

  init(_ given: NSTextContainer?) {
    container = given ?? NSTextContainer()
    manager = container.layoutManager ?? NSLayoutManager()
    storage = manager.textStorage ?? NSTextStorage(string: "")
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
  }
}
