/// What a text input keeps for the keyboard.
struct TextInputState {
  var traits = TextInputTraits()
  var view: UIView?
  var accessoryView: UIView?
}
