// The fixtures of this folder are measured with the font files of its folder Fonts.
