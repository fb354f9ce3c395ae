/// How buttons stand together: in a row, in a stack, or in several columns where a stack is too high.
struct ButtonGrid {
  /// The number of columns.
  var columns: Int
  /// The width of every button.
  var buttonWidth: Double
  /// The height of each row.
  var rowHeights: [Double]
  /// The space between buttons.
  var gap: Double

  /// The height of all rows.
  var height: Double {
    rowHeights.reduce(0, +) + gap * Double(max(0, rowHeights.count - 1))
  }

  /// The box of a button, from the grid's top left corner.
  func frame(of index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let above = rowHeights[..<row].reduce(0, +) + gap * Double(row)
    return Rect((buttonWidth + gap) * Double(column), above, buttonWidth, rowHeights[row])
  }
}
