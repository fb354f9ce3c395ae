/// Text in many scripts, by chance but always the same.
struct RandomText {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
  }

  /// Letters of scripts, and marks and signs that go with them.
  static let scripts: [String] = [
    "abcdefghijklmnopqrstuvwxyzAJQfjgÄöüßéñçşřłðþœ", "αβγδεζηθικλμνξοπρστυφχψωΆΈϊΰ",
    "абвгдежзийклмнопрстуфхцчшщъыьэюяЉђ",
    "ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإ", "אבגדהוזחטיכלמנסעפצקרשת", "कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह",
    "কখগঘচছজঝটঠডঢণতথদধনপফবভমযরলশষসহ", "கஙசஞடணதநபமயரலவழளறன", "కఖగఘచఛజఝటఠడఢణతథదధనపఫబభమయరలవశషసహ",
    "กขคงจฉชซญดตถทนบปผพฟมยรลวสหอฮะาเแโใไ",
    "ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮະາ", "កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអ",
    "ကခဂဃငစဆဇဈညဋဌဍဎဏတထဒဓနပဖဗဘမယရလဝသဟ", "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ",
    "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ", "ሀለሐመሠረሰሸቀበተቸኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐ",
    "一二三十大小中国日本語文字漢口山川水火木金土人", "あいうえおかきくけこアイウエオカキクケコー、。", "가나다라마바사아자차카타파하한국어글자",
    "0123456789.,:;!?-–—()[]{}'\"%&@#*+=<>|~^_$€£",
  ]
  private static let marks: [Int: String] = [
    0: "\u{301}\u{308}\u{323}", 1: "\u{301}", 2: "\u{306}",
    3: "\u{64e}\u{650}\u{651}\u{652}\u{64b}", 4: "\u{5b0}\u{5b8}\u{5bc}",
    5: "\u{93e}\u{93f}\u{940}\u{941}\u{947}\u{94d}\u{902}",
    6: "\u{9be}\u{9bf}\u{9c7}\u{9cd}\u{982}", 7: "\u{bbe}\u{bbf}\u{bc6}\u{bcd}",
    8: "\u{c3e}\u{c3f}\u{c46}\u{c4d}", 9: "\u{e31}\u{e34}\u{e38}\u{e48}\u{e4c}",
    10: "\u{eb1}\u{eb4}\u{eb8}\u{ec8}",
    11: "\u{17b6}\u{17b7}\u{17bb}\u{17c1}\u{17d2}",
    12: "\u{102c}\u{102d}\u{102f}\u{1031}\u{1039}\u{103a}",
  ]
  /// Pictures, each a character.
  static let emoji = [
    "😀", "🇩🇪", "🇯🇵", "👍🏽", "👋🏿", "1️⃣", "#️⃣", "👨‍👩‍👧‍👦", "🏳️‍🌈", "👩🏽‍🚀", "❤️", "☎️", "☎︎", "🧑‍🤝‍🧑", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ]

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  /// A word of a script; the last one are pictures.
  mutating func word(_ script: Int) -> String {
    let length = 1 + next(next(12) == 0 ? 30 : 9)
    if script == Self.scripts.count {
      return (0..<length).map { _ in Self.emoji[next(Self.emoji.count)] }.joined()
    }
    let letters = Array(Self.scripts[script].unicodeScalars)
    let marks = Array((Self.marks[script] ?? "").unicodeScalars)
    var word = String.UnicodeScalarView()
    for _ in 0..<length {
      word.append(letters[next(letters.count)])
      // Of several marks, scripts of India and beyond make no sense.
      var room = script < 5 ? 3 : 1
      while !marks.isEmpty, room > 0, next(3) == 0 {
        word.append(marks[next(marks.count)])
        room -= 1
      }
    }
    return String(word)
  }

  /// A text of one script, or of all of them where that is `nil`.
  mutating func text(_ script: Int?) -> String {
    var text = ""
    for _ in 0..<5 + next(30) {
      text += word(script ?? next(Self.scripts.count + 1))
      text += ["\n", "\t", "/", "", " ", " ", " ", " ", " "][next(9)]
    }
    return text
  }
}
