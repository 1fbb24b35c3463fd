import Foundation
import RxSwift
import SwiftyJSON

protocol PlacesPresenting: AnyObject {
    var view: PlacesDisplaying? { get set }
    var total: Int { get }
    func load()
}

final class PlacesPresenter: PlacesPresenting {
    weak var view: PlacesDisplaying?
    private(set) var total = 0
    private let api: TravelAPI
    private let disposeBag = DisposeBag()

    init(api: TravelAPI) {
        self.api = api
    }

    func load() {
        api.places().subscribe(onNext: { [weak self] json in
            self?.view?.show(json.arrayValue.map(Place.init(json:)))
        }).disposed(by: disposeBag)
    }
}
