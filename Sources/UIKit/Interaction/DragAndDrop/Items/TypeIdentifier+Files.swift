extension TypeIdentifier {
  /// The type of files with an extension; plain data for one that is not known.
  init(fileExtension: String) {
    let types = [
      "txt": "public.utf8-plain-text", "png": "public.png", "jpg": "public.jpeg",
      "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "heic": "public.heic",
      "html": "public.html", "json": "public.json", "xml": "public.xml", "pdf": "com.adobe.pdf",
      "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
    ]
    self.init(name: types[fileExtension.lowercased()] ?? "public.data")
  }
}
