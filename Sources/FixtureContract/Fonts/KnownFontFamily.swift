/// A font family of iOS, with the PostScript names of its members.
///
/// The names are those that `UIFont.familyNames` and `UIFont.fontNames(forFamilyName:)` print on
/// devices with iOS 13 to iOS 17, as public lists give them. Fonts that an app first has to download
/// are left out, because `UIFont(name:size:)` returns `nil` for them.
package struct KnownFontFamily: Hashable, Sendable {
  /// The name of the font family.
  package let name: String
  /// The PostScript names of the members. The first is the regular member.
  package let members: [String]

  /// All font families, in alphabetical order.
  package static let all: [KnownFontFamily] = table.split(separator: "\n").map {
    KnownFontFamily($0)
  }

  /// Returns the PostScript name for a PostScript or family name, or `nil` for an unknown name.
  package static func postScriptName(of name: String) -> String? { postScriptNames[name] }

  /// Returns the family of a PostScript name, or `nil` for an unknown name.
  package static func family(of postScriptName: String) -> KnownFontFamily? {
    all.first { $0.members.contains(postScriptName) }
  }

  /// All PostScript and family names, in alphabetical order.
  package static let names = postScriptNames.keys.sorted()

  private static let postScriptNames: [String: String] = {
    let families = all.map { ($0.name, $0.members[0]) }
    let members = all.flatMap { family in family.members.map { ($0, $0) } }
    return Dictionary(members + families) { first, _ in first }
  }()

  /// Creates a family from a line of the table: the family, a colon, and the members. A member that
  /// begins with a hyphen or an underscore is appended to the part of the first member before its
  /// hyphen.
  private init(_ line: Substring) {
    let parts = line.split(separator: ":")
    let words = parts[1].split(separator: " ").map(String.init)
    let stem = words[0].prefix { $0 != "-" }
    name = String(parts[0])
    members = words.map { $0.hasPrefix("-") || $0.hasPrefix("_") ? stem + $0 : $0 }
  }

  private static let table = """
    Academy Engraved LET: AcademyEngravedLetPlain
    Al Nile: AlNile -Bold
    American Typewriter: AmericanTypewriter -Bold -Condensed -CondensedBold -CondensedLight -Light \
    -Semibold
    Apple Color Emoji: AppleColorEmoji
    Apple SD Gothic Neo: AppleSDGothicNeo-Regular -Bold -Light -Medium -SemiBold -Thin -UltraLight
    Apple Symbols: AppleSymbols
    Arial: ArialMT Arial-BoldItalicMT Arial-BoldMT Arial-ItalicMT
    Arial Hebrew: ArialHebrew -Bold -Light
    Arial Rounded MT Bold: ArialRoundedMTBold
    Avenir: Avenir-Roman -Black -BlackOblique -Book -BookOblique -Heavy -HeavyOblique -Light \
    -LightOblique -Medium -MediumOblique -Oblique
    Avenir Next: AvenirNext-Regular -Bold -BoldItalic -DemiBold -DemiBoldItalic -Heavy -HeavyItalic \
    -Italic -Medium -MediumItalic -UltraLight -UltraLightItalic
    Avenir Next Condensed: AvenirNextCondensed-Regular -Bold -BoldItalic -DemiBold -DemiBoldItalic \
    -Heavy -HeavyItalic -Italic -Medium -MediumItalic -UltraLight -UltraLightItalic
    Baskerville: Baskerville -Bold -BoldItalic -Italic -SemiBold -SemiBoldItalic
    Bodoni 72: BodoniSvtyTwoITCTT-Book -Bold -BookIta
    Bodoni 72 Oldstyle: BodoniSvtyTwoOSITCTT-Book -Bold -BookIt
    Bodoni 72 Smallcaps: BodoniSvtyTwoSCITCTT-Book
    Bodoni Ornaments: BodoniOrnamentsITCTT
    Bradley Hand: BradleyHandITCTT-Bold
    Chalkboard SE: ChalkboardSE-Regular -Bold -Light
    Chalkduster: Chalkduster
    Charter: Charter-Roman -Black -BlackItalic -Bold -BoldItalic -Italic
    Cochin: Cochin -Bold -BoldItalic -Italic
    Copperplate: Copperplate -Bold -Light
    Courier: Courier -Bold -BoldOblique -Oblique
    Courier New: CourierNewPSMT CourierNewPS-BoldItalicMT CourierNewPS-BoldMT CourierNewPS-ItalicMT
    DIN Alternate: DINAlternate-Bold
    DIN Condensed: DINCondensed-Bold
    Damascus: Damascus DamascusBold DamascusLight DamascusMedium DamascusSemiBold
    Devanagari Sangam MN: DevanagariSangamMN -Bold
    Didot: Didot -Bold -Italic
    Euphemia UCAS: EuphemiaUCAS -Bold -Italic
    Farah: Farah
    Futura: Futura-Medium -Bold -CondensedExtraBold -CondensedMedium -MediumItalic
    Galvji: Galvji -Bold
    Geeza Pro: GeezaPro -Bold
    Georgia: Georgia -Bold -BoldItalic -Italic
    Gill Sans: GillSans -Bold -BoldItalic -Italic -Light -LightItalic -SemiBold -SemiBoldItalic \
    -UltraBold
    Grantha Sangam MN: GranthaSangamMN-Regular -Bold
    Helvetica: Helvetica -Bold -BoldOblique -Light -LightOblique -Oblique
    Helvetica Neue: HelveticaNeue -Bold -BoldItalic -CondensedBlack -CondensedBold -Italic -Light \
    -LightItalic -Medium -MediumItalic -Thin -ThinItalic -UltraLight -UltraLightItalic
    Hiragino Maru Gothic ProN: HiraMaruProN-W4
    Hiragino Mincho ProN: HiraMinProN-W3 -W6
    Hiragino Sans: HiraginoSans-W3 -W6 -W7
    Hoefler Text: HoeflerText-Regular -Black -BlackItalic -Italic
    Impact: Impact
    Kailasa: Kailasa -Bold
    Kefa: Kefa-Regular
    Khmer Sangam MN: KhmerSangamMN
    Kohinoor Bangla: KohinoorBangla-Regular -Light -Semibold
    Kohinoor Devanagari: KohinoorDevanagari-Regular -Light -Semibold
    Kohinoor Gujarati: KohinoorGujarati-Regular -Bold -Light
    Kohinoor Telugu: KohinoorTelugu-Regular -Light -Medium
    Lao Sangam MN: LaoSangamMN
    Malayalam Sangam MN: MalayalamSangamMN -Bold
    Marker Felt: MarkerFelt-Thin -Wide
    Menlo: Menlo-Regular -Bold -BoldItalic -Italic
    Mishafi: DiwanMishafi
    Mukta Mahee: MuktaMahee-Regular -Bold -Light
    Myanmar Sangam MN: MyanmarSangamMN -Bold
    Noteworthy: Noteworthy-Light -Bold
    Noto Nastaliq Urdu: NotoNastaliqUrdu -Bold
    Noto Sans Kannada: NotoSansKannada-Regular -Bold -Light
    Noto Sans Myanmar: NotoSansMyanmar-Regular -Bold -Light
    Noto Sans Oriya: NotoSansOriya -Bold
    Optima: Optima-Regular -Bold -BoldItalic -ExtraBlack -Italic
    Palatino: Palatino-Roman -Bold -BoldItalic -Italic
    Papyrus: Papyrus -Condensed
    Party LET: PartyLetPlain
    PingFang HK: PingFangHK-Regular -Light -Medium -Semibold -Thin -Ultralight
    PingFang SC: PingFangSC-Regular -Light -Medium -Semibold -Thin -Ultralight
    PingFang TC: PingFangTC-Regular -Light -Medium -Semibold -Thin -Ultralight
    Rockwell: Rockwell-Regular -Bold -BoldItalic -Italic
    STIX Two Math: STIXTwoMath-Regular
    STIX Two Text: STIXTwoText -Italic -Italic_Bold-Italic -Italic_Medium-Italic \
    -Italic_SemiBold-Italic _Bold _Medium _SemiBold
    Savoye LET: SavoyeLetPlain
    Sinhala Sangam MN: SinhalaSangamMN -Bold
    Snell Roundhand: SnellRoundhand -Black -Bold
    Symbol: Symbol
    Tamil Sangam MN: TamilSangamMN -Bold
    Thonburi: Thonburi -Bold -Light
    Times New Roman: TimesNewRomanPSMT TimesNewRomanPS-BoldItalicMT TimesNewRomanPS-BoldMT \
    TimesNewRomanPS-ItalicMT
    Trebuchet MS: TrebuchetMS Trebuchet-BoldItalic TrebuchetMS-Bold TrebuchetMS-Italic
    Verdana: Verdana -Bold -BoldItalic -Italic
    Zapf Dingbats: ZapfDingbatsITC
    Zapfino: Zapfino
    """
}
