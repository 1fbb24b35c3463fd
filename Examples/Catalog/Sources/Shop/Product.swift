/// One product of the shop.
struct Product {
  let title: String
  let price: String
  var isSoldOut = false
}
