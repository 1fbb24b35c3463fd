import Foundation
import RxSwift
import SwiftyJSON

final class TravelAPI {
    func places() -> Observable<JSON> {
        Observable.create { observer in
            observer.onNext(JSON())
            return Disposables.create()
        }
    }
}
