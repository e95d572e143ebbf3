/** Marks and joined letters stay with their letter. */
const characters = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Lines no wider than `width`: broken at spaces, and within a word only where the word alone is wider than a line. */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[][] = [[]]
  const space = measure(' ')
  let filled = 0
  for (const word of text.split(' ').flatMap((word) => piecesOf(word, width, measure))) {
    const own = measure(word)
    const line = lines.at(-1)
    if (line && (line.length === 0 || filled + space + own <= width)) {
      filled += line.length === 0 ? own : space + own
      line.push(word)
    } else {
      filled = own
      lines.push([word])
    }
  }
  return lines.map((words) => words.join(' '))
}

function piecesOf(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of characters.segment(word)) {
    if (piece !== '' && measure(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}
