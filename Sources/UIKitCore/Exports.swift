// Fonts, colors, images and text are in a module of their own.
@_exported import UIFoundation
