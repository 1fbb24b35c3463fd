/// The keys of a keyboard, with the numbers of the USB standard.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// Too many keys at once.
  case keyboardErrorRollOver = 1
  /// A keyboard that failed its test.
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
  /// Return.
  case keyboardReturnOrEnter
  /// Escape.
  case keyboardEscape
  /// Backspace.
  case keyboardDeleteOrBackspace
  /// Tab.
  case keyboardTab
  /// The space bar.
  case keyboardSpacebar
  /// The hyphen.
  case keyboardHyphen
  /// The equal sign.
  case keyboardEqualSign
  /// The opening bracket.
  case keyboardOpenBracket
  /// The closing bracket.
  case keyboardCloseBracket
  /// The backslash.
  case keyboardBackslash
  /// The number sign of other layouts.
  case keyboardNonUSPound
  /// The semicolon.
  case keyboardSemicolon
  /// The quotation mark.
  case keyboardQuote
  /// The grave accent.
  case keyboardGraveAccentAndTilde
  /// The comma.
  case keyboardComma
  /// The period.
  case keyboardPeriod
  /// The slash.
  case keyboardSlash
  /// Caps lock.
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
  /// Print screen.
  case keyboardPrintScreen
  /// Scroll lock.
  case keyboardScrollLock
  /// Pause.
  case keyboardPause
  /// Insert.
  case keyboardInsert
  /// The beginning.
  case keyboardHome
  /// A page up.
  case keyboardPageUp
  /// Delete forward.
  case keyboardDeleteForward
  /// The end.
  case keyboardEnd
  /// A page down.
  case keyboardPageDown
  /// The arrow to the right.
  case keyboardRightArrow
  /// The arrow to the left.
  case keyboardLeftArrow
  /// The arrow down.
  case keyboardDownArrow
  /// The arrow up.
  case keyboardUpArrow
  /// Num lock of the number pad.
  case keypadNumLock
  /// The slash of the number pad.
  case keypadSlash
  /// The asterisk of the number pad.
  case keypadAsterisk
  /// The minus of the number pad.
  case keypadHyphen
  /// The plus of the number pad.
  case keypadPlus
  /// Enter of the number pad.
  case keypadEnter
  /// The 1 of the number pad.
  case keypad1
  /// The 2 of the number pad.
  case keypad2
  /// The 3 of the number pad.
  case keypad3
  /// The 4 of the number pad.
  case keypad4
  /// The 5 of the number pad.
  case keypad5
  /// The 6 of the number pad.
  case keypad6
  /// The 7 of the number pad.
  case keypad7
  /// The 8 of the number pad.
  case keypad8
  /// The 9 of the number pad.
  case keypad9
  /// The 0 of the number pad.
  case keypad0
  /// The period of the number pad.
  case keypadPeriod
  /// The backslash of other layouts.
  case keyboardNonUSBackslash
  /// The application key.
  case keyboardApplication
  /// Power.
  case keyboardPower
  /// The equal sign of the number pad.
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
  /// Execute.
  case keyboardExecute
  /// Help.
  case keyboardHelp
  /// Menu.
  case keyboardMenu
  /// Select.
  case keyboardSelect
  /// Stop.
  case keyboardStop
  /// Again.
  case keyboardAgain
  /// Undo.
  case keyboardUndo
  /// Cut.
  case keyboardCut
  /// Copy.
  case keyboardCopy
  /// Paste.
  case keyboardPaste
  /// Find.
  case keyboardFind
  /// Mute.
  case keyboardMute
  /// Volume up.
  case keyboardVolumeUp
  /// Volume down.
  case keyboardVolumeDown
  /// Caps lock that stays down.
  case keyboardLockingCapsLock
  /// Num lock that stays down.
  case keyboardLockingNumLock
  /// Scroll lock that stays down.
  case keyboardLockingScrollLock
  /// The comma of the number pad.
  case keypadComma
  /// The equal sign of AS/400 keyboards.
  case keypadEqualSignAS400
  /// International key 1.
  case keyboardInternational1
  /// International key 2.
  case keyboardInternational2
  /// International key 3.
  case keyboardInternational3
  /// International key 4.
  case keyboardInternational4
  /// International key 5.
  case keyboardInternational5
  /// International key 6.
  case keyboardInternational6
  /// International key 7.
  case keyboardInternational7
  /// International key 8.
  case keyboardInternational8
  /// International key 9.
  case keyboardInternational9
  /// Language key 1.
  case keyboardLANG1
  /// Language key 2.
  case keyboardLANG2
  /// Language key 3.
  case keyboardLANG3
  /// Language key 4.
  case keyboardLANG4
  /// Language key 5.
  case keyboardLANG5
  /// Language key 6.
  case keyboardLANG6
  /// Language key 7.
  case keyboardLANG7
  /// Language key 8.
  case keyboardLANG8
  /// Language key 9.
  case keyboardLANG9
  /// Another erase.
  case keyboardAlternateErase
  /// System request.
  case keyboardSysReqOrAttention
  /// Cancel.
  case keyboardCancel
  /// Clear.
  case keyboardClear
  /// Prior.
  case keyboardPrior
  /// Another return.
  case keyboardReturn
  /// Separator.
  case keyboardSeparator
  /// Out.
  case keyboardOut
  /// Oper.
  case keyboardOper
  /// Clear or again.
  case keyboardClearOrAgain
  /// Cursor select.
  case keyboardCrSelOrProps
  /// Extend selection.
  case keyboardExSel
  /// Left control.
  case keyboardLeftControl = 224
  /// Left shift.
  case keyboardLeftShift
  /// Left option.
  case keyboardLeftAlt
  /// Left command.
  case keyboardLeftGUI
  /// Right control.
  case keyboardRightControl
  /// Right shift.
  case keyboardRightShift
  /// Right option.
  case keyboardRightAlt
  /// Right command.
  case keyboardRightGUI
  /// A reserved number.
  case keyboard_Reserved = 65535
}
