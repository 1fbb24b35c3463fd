import Foundation

protocol ChatUploading {
    func upload(_ data: Data, with session: URLSession)
}

struct ChatUpload {
    let request: URLRequest
    var response: HTTPURLResponse?
    let size: CGSize
}
