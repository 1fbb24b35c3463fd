import MapKit
import UIKit

protocol Coordinating: AnyObject {
    func start()
}

final class TravelCoordinator: NSObject, Coordinating {
    private let window: UIWindow
    private let api = TravelAPI()

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        window.rootViewController = PlacesViewController(presenter: PlacesPresenter(api: api))
    }

    func openMap(for places: [Place]) {
        let map = MKMapView()
        map.addAnnotations(places)
    }
}
