import Foundation

enum Formatters {
    static let money = MoneyFormatter()
}

struct MoneyFormatter {
    var symbol = "€"

    func string(from amount: Double) -> String {
        "\(symbol)\(amount)"
    }
}
