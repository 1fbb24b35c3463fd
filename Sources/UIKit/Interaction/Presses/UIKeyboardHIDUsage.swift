/// The keys of a keyboard, with key numbers from the USB standard.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// An error: too many keys are pressed.
  case keyboardErrorRollOver = 1
  /// An error: the self-test of the keyboard failed.
  case keyboardPOSTFail
  /// An unknown error.
  case keyboardErrorUndefined
  /// The key A.
  case keyboardA
  /// The key B.
  case keyboardB
  /// The key C.
  case keyboardC
  /// The key D.
  case keyboardD
  /// The key E.
  case keyboardE
  /// The key F.
  case keyboardF
  /// The key G.
  case keyboardG
  /// The key H.
  case keyboardH
  /// The key I.
  case keyboardI
  /// The key J.
  case keyboardJ
  /// The key K.
  case keyboardK
  /// The key L.
  case keyboardL
  /// The key M.
  case keyboardM
  /// The key N.
  case keyboardN
  /// The key O.
  case keyboardO
  /// The key P.
  case keyboardP
  /// The key Q.
  case keyboardQ
  /// The key R.
  case keyboardR
  /// The key S.
  case keyboardS
  /// The key T.
  case keyboardT
  /// The key U.
  case keyboardU
  /// The key V.
  case keyboardV
  /// The key W.
  case keyboardW
  /// The key X.
  case keyboardX
  /// The key Y.
  case keyboardY
  /// The key Z.
  case keyboardZ
  /// The key 1.
  case keyboard1
  /// The key 2.
  case keyboard2
  /// The key 3.
  case keyboard3
  /// The key 4.
  case keyboard4
  /// The key 5.
  case keyboard5
  /// The key 6.
  case keyboard6
  /// The key 7.
  case keyboard7
  /// The key 8.
  case keyboard8
  /// The key 9.
  case keyboard9
  /// The key 0.
  case keyboard0
  /// The Return key.
  case keyboardReturnOrEnter
  /// The Escape key.
  case keyboardEscape
  /// The Backspace key.
  case keyboardDeleteOrBackspace
  /// The Tab key.
  case keyboardTab
  /// The space bar.
  case keyboardSpacebar
  /// The hyphen key.
  case keyboardHyphen
  /// The equal sign key.
  case keyboardEqualSign
  /// The opening bracket key.
  case keyboardOpenBracket
  /// The closing bracket key.
  case keyboardCloseBracket
  /// The backslash key.
  case keyboardBackslash
  /// The number sign key of keyboards outside the United States.
  case keyboardNonUSPound
  /// The semicolon key.
  case keyboardSemicolon
  /// The quotation mark key.
  case keyboardQuote
  /// The grave accent key.
  case keyboardGraveAccentAndTilde
  /// The comma key.
  case keyboardComma
  /// The period key.
  case keyboardPeriod
  /// The slash key.
  case keyboardSlash
  /// The Caps Lock key.
  case keyboardCapsLock
  /// The key F1.
  case keyboardF1
  /// The key F2.
  case keyboardF2
  /// The key F3.
  case keyboardF3
  /// The key F4.
  case keyboardF4
  /// The key F5.
  case keyboardF5
  /// The key F6.
  case keyboardF6
  /// The key F7.
  case keyboardF7
  /// The key F8.
  case keyboardF8
  /// The key F9.
  case keyboardF9
  /// The key F10.
  case keyboardF10
  /// The key F11.
  case keyboardF11
  /// The key F12.
  case keyboardF12
  /// The Print Screen key.
  case keyboardPrintScreen
  /// The Scroll Lock key.
  case keyboardScrollLock
  /// The Pause key.
  case keyboardPause
  /// The Insert key.
  case keyboardInsert
  /// The Home key.
  case keyboardHome
  /// The Page Up key.
  case keyboardPageUp
  /// The Delete Forward key.
  case keyboardDeleteForward
  /// The End key.
  case keyboardEnd
  /// The Page Down key.
  case keyboardPageDown
  /// The right arrow key.
  case keyboardRightArrow
  /// The left arrow key.
  case keyboardLeftArrow
  /// The down arrow key.
  case keyboardDownArrow
  /// The up arrow key.
  case keyboardUpArrow
  /// The Num Lock key of the numeric keypad.
  case keypadNumLock
  /// The slash key of the numeric keypad.
  case keypadSlash
  /// The asterisk key of the numeric keypad.
  case keypadAsterisk
  /// The minus key of the numeric keypad.
  case keypadHyphen
  /// The plus key of the numeric keypad.
  case keypadPlus
  /// The Enter key of the numeric keypad.
  case keypadEnter
  /// The key 1 of the numeric keypad.
  case keypad1
  /// The key 2 of the numeric keypad.
  case keypad2
  /// The key 3 of the numeric keypad.
  case keypad3
  /// The key 4 of the numeric keypad.
  case keypad4
  /// The key 5 of the numeric keypad.
  case keypad5
  /// The key 6 of the numeric keypad.
  case keypad6
  /// The key 7 of the numeric keypad.
  case keypad7
  /// The key 8 of the numeric keypad.
  case keypad8
  /// The key 9 of the numeric keypad.
  case keypad9
  /// The key 0 of the numeric keypad.
  case keypad0
  /// The period key of the numeric keypad.
  case keypadPeriod
  /// The backslash key of keyboards outside the United States.
  case keyboardNonUSBackslash
  /// The Application key.
  case keyboardApplication
  /// The Power key.
  case keyboardPower
  /// The equal sign key of the numeric keypad.
  case keypadEqualSign
  /// The key F13.
  case keyboardF13
  /// The key F14.
  case keyboardF14
  /// The key F15.
  case keyboardF15
  /// The key F16.
  case keyboardF16
  /// The key F17.
  case keyboardF17
  /// The key F18.
  case keyboardF18
  /// The key F19.
  case keyboardF19
  /// The key F20.
  case keyboardF20
  /// The key F21.
  case keyboardF21
  /// The key F22.
  case keyboardF22
  /// The key F23.
  case keyboardF23
  /// The key F24.
  case keyboardF24
  /// The Execute key.
  case keyboardExecute
  /// The Help key.
  case keyboardHelp
  /// The Menu key.
  case keyboardMenu
  /// The Select key.
  case keyboardSelect
  /// The Stop key.
  case keyboardStop
  /// The Again key.
  case keyboardAgain
  /// The Undo key.
  case keyboardUndo
  /// The Cut key.
  case keyboardCut
  /// The Copy key.
  case keyboardCopy
  /// The Paste key.
  case keyboardPaste
  /// The Find key.
  case keyboardFind
  /// The Mute key.
  case keyboardMute
  /// The Volume Up key.
  case keyboardVolumeUp
  /// The Volume Down key.
  case keyboardVolumeDown
  /// A Caps Lock key that locks mechanically.
  case keyboardLockingCapsLock
  /// A Num Lock key that locks mechanically.
  case keyboardLockingNumLock
  /// A Scroll Lock key that locks mechanically.
  case keyboardLockingScrollLock
  /// The comma key of the numeric keypad.
  case keypadComma
  /// The equal sign key of AS/400 keyboards.
  case keypadEqualSignAS400
  /// The international key 1.
  case keyboardInternational1
  /// The international key 2.
  case keyboardInternational2
  /// The international key 3.
  case keyboardInternational3
  /// The international key 4.
  case keyboardInternational4
  /// The international key 5.
  case keyboardInternational5
  /// The international key 6.
  case keyboardInternational6
  /// The international key 7.
  case keyboardInternational7
  /// The international key 8.
  case keyboardInternational8
  /// The international key 9.
  case keyboardInternational9
  /// The language key 1.
  case keyboardLANG1
  /// The language key 2.
  case keyboardLANG2
  /// The language key 3.
  case keyboardLANG3
  /// The language key 4.
  case keyboardLANG4
  /// The language key 5.
  case keyboardLANG5
  /// The language key 6.
  case keyboardLANG6
  /// The language key 7.
  case keyboardLANG7
  /// The language key 8.
  case keyboardLANG8
  /// The language key 9.
  case keyboardLANG9
  /// The Alternate Erase key.
  case keyboardAlternateErase
  /// The System Request key.
  case keyboardSysReqOrAttention
  /// The Cancel key.
  case keyboardCancel
  /// The Clear key.
  case keyboardClear
  /// The Prior key.
  case keyboardPrior
  /// The second Return key.
  case keyboardReturn
  /// The Separator key.
  case keyboardSeparator
  /// The Out key.
  case keyboardOut
  /// The Oper key.
  case keyboardOper
  /// The Clear/Again key.
  case keyboardClearOrAgain
  /// The CrSel/Props key.
  case keyboardCrSelOrProps
  /// The ExSel key.
  case keyboardExSel
  /// The left Control key.
  case keyboardLeftControl = 224
  /// The left Shift key.
  case keyboardLeftShift
  /// The left Option key.
  case keyboardLeftAlt
  /// The left Command key.
  case keyboardLeftGUI
  /// The right Control key.
  case keyboardRightControl
  /// The right Shift key.
  case keyboardRightShift
  /// The right Option key.
  case keyboardRightAlt
  /// The right Command key.
  case keyboardRightGUI
  /// A reserved number, used for unknown keys.
  case keyboard_Reserved = 65535
}
