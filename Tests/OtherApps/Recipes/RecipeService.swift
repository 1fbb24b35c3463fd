import Alamofire
import Foundation

enum RecipeError: Error {
    case offline
    case server(code: Int)
}

class RecipeService {
    static let shared = RecipeService(session: Session.default)

    private let session: Session
    private let decoder = JSONDecoder()
    var lastPage = 0

    init(session: Session) {
        self.session = session
    }

    func loadRecipes(page: Int, completion: @escaping (Swift.Result<[Recipe], RecipeError>) -> Void) {
        session.request("https://example.com/recipes?page=\(page)").responseData { response in
            self.lastPage = page
            completion(response.decoded(by: self.decoder))
        }
    }

    func upload(_ recipe: Recipe) -> UploadRequest {
        session.upload(recipe)
    }
}
