import CoreLocation
import Foundation
import SwiftyJSON

struct Place {
    enum Kind: String, CaseIterable {
        case city, beach, mountain
    }

    let name: String
    let kind: Kind
    let rating: Double?
    var coordinate: CLLocationCoordinate2D?

    init(name: String, kind: Kind, rating: Double?) {
        self.name = name
        self.kind = kind
        self.rating = rating
    }

    init(json: JSON) {
        name = json["name"].stringValue
        kind = Kind(rawValue: json["kind"].stringValue) ?? .city
        rating = json["rating"].double
    }
}
