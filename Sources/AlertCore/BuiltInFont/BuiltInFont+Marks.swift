extension BuiltInFont {
  /// The marks over and under letters: a combining character's number, its strokes beside a letter
  /// without an ascender, and the letters that have it.
  ///
  /// In each pair the second is the letter without the mark.
  static let marks = """
    0300 0,69 10,57 | ÀA ÈE ÌI ÒO ÙU ǸN àa èe ìı òo ùu ǹn
    0301 0,57 10,69 | ÁA ÉE ÍI ÓO ÚU ÝY ĆC ĹL ŃN ŔR ŚS ŹZ áa ée íı óo úu ýy ćc ĺl ńn ŕr śs źz
    0302 0,57 11,68 22,57 | ÂA ÊE ÎI ÔO ÛU ĈC ĜG ĤH ĴJ ŜS ŴW ŶY âa êe îı ôo ûu ĉc ĝg ĥh ĵȷ ŝs ŵw ŷy
    0303 0,58 *1,67 7,67 *11,67 14,63 *17,59 20,59 *26,59 27,67 | ÃA ÑN ÕO ĨI ŨU ãa ñn õo ĩı ũu
    0304 0,62 26,62 | ĀA ĒE ĪI ŌO ŪU āa ēe īı ōo ūu
    0306 0,68 *1,58 12,58 *23,58 24,68 | ĂA ĔE ĞG ĬI ŎO ŬU ăa ĕe ğg ĭı ŏo ŭu
    0307 @0,63 | ĊC ĖE ĠG İI ŻZ ċc ėe ġg żz
    0308 @0,63 / @20,63 | ÄA ËE ÏI ÖO ÜU ŸY äa ëe ïı öo üu ÿy
    030a (0,54,15,69 | ÅA ŮU åa ůu
    030b 0,57 7,69 / 15,57 22,69 | ŐO ŰU őo űu
    030c 0,68 11,57 22,68 | ČC ĎD ĚE ŇN ŘR ŠS ŤT ŽZ čc ěe ňn řr šs žz
    0326 4,-9 1,-18 | ȘS ȚT ĢG ĶK ĻL ŅN ŖR șs țt ķk ļl ņn ŗr
    0327 5,0 5,-6 *11,-8 11,-13 *11,-20 4,-20 0,-19 | ÇC ŞS ŢT çc şs ţt
    0328 8,0 *0,-6 0,-12 *0,-19 7,-19 10,-19 | ĄA ĘE ĮI ŲU ąa ęe įi ųu
    """
}
