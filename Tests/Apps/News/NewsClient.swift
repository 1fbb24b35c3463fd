import Foundation
import Alamofire

class NewsClient: NSObject {
    var requests: [URLRequest] = []

    @objc(loadPage:completion:)
    func load(page: Int, completion: @escaping ([String]) -> Void) {
        requests.append(URLRequest(url: URL(string: "https://example.org/\(page)")!))
        completion(["page \(page)"])
    }

    func canLoad(_ other: NSObject) -> Bool {
        return other.responds(to: #selector(NewsClient.load(page:completion:)))
    }
}
