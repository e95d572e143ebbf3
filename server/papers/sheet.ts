import type { PaperFonts } from './pdf/paper-fonts.ts'
import { type Canvas, createCanvas, paper } from './pdf/pdf-canvas.ts'
import type { ShapedGlyph } from './pdf/shape-text.ts'
import type { Tag } from './pdf/structure.ts'
import { wrapText } from './pdf/wrap-text.ts'

/** Points. */
export const margin = { left: 54, top: 50, right: 54, bottom: 70 }
export const textWidth = paper.width - margin.left - margin.right

export type Style = { font: keyof PaperFonts; size: number; grey: number; tabular?: boolean }

const black = 0
const quiet = 0.36
export const styles = {
  title: { font: 'display', size: 25, grey: black },
  heading: { font: 'strong', size: 9, grey: quiet },
  body: { font: 'regular', size: 10, grey: black },
  row: { font: 'regular', size: 8.5, grey: black },
  strong: { font: 'strong', size: 10, grey: black },
  trip: { font: 'strong', size: 13, grey: black },
  headline: { font: 'display', size: 20, grey: black },
  large: { font: 'display', size: 17, grey: black },
  amount: { font: 'regular', size: 10, grey: black, tabular: true },
  sum: { font: 'strong', size: 11, grey: black, tabular: true },
  note: { font: 'regular', size: 8.5, grey: quiet },
} satisfies Record<string, Style>

/** Text with its style and what it is. */
export type Piece = { text: string; style: Style; tag?: Tag }
export type Column = { x: number; width: number; pieces: Piece[]; align?: 'left' | 'right' }

/** Room for the marks above and below Devanagari. */
const leading = 1.42
const baselineShare = 1.04

/** Sets text down the page and turns to the next one when it is full. */
export type Sheet = {
  canvas: Canvas
  y: number
  space: (points: number) => void
  rule: (thickness?: number, grey?: number) => void
  /** Columns side by side, kept together on one page; the next thing stands below the longest. */
  columns: (columns: Column[]) => void
  /** Turns the page unless so many points are left on it. */
  keep: (points: number) => void
  heightOf: (column: Column) => number
  end: Canvas['end']
}

export function createSheet(fonts: PaperFonts, runningHead: string, footer: string): Sheet {
  const canvas = createCanvas()
  const shaped = rememberShapes(fonts)
  const line = (
    text: string,
    style: Style,
    place: { x: number; width: number; align?: Column['align']; y: number },
  ) => {
    const { glyphs, width } = shaped(text, style)
    canvas.text({
      font: fonts[style.font],
      size: style.size,
      grey: style.grey,
      glyphs,
      x: place.align === 'right' ? place.x + place.width - width : place.x,
      baseline: place.y + style.size * baselineShare,
    })
  }
  const linesOf = ({ text, style }: Piece, width: number) =>
    wrapText(text, width, (part) => shaped(part, style).width)
  const heightOf = ({ pieces, width }: Column) =>
    pieces.reduce((sum, piece) => sum + linesOf(piece, width).length * piece.style.size * leading, 0)
  const drawColumn = (column: Column, top: number) => {
    let y = top
    for (const piece of column.pieces)
      canvas.within(piece.tag ?? 'P', () => {
        for (const text of linesOf(piece, column.width)) {
          line(text, piece.style, { ...column, y })
          y += piece.style.size * leading
        }
      })
  }

  const sheet: Sheet = {
    canvas,
    y: margin.top,
    space: (points) => {
      sheet.y += points
    },
    rule: (thickness = 0.6, grey = 0.72) => {
      canvas.rule({ x: margin.left, y: sheet.y, width: textWidth, thickness, grey })
      sheet.y += thickness
    },
    heightOf,
    keep: (points) => {
      if (sheet.y + points <= paper.height - margin.bottom) return
      canvas.addPage()
      sheet.y = margin.top
      canvas.aside(() => line(runningHead, styles.note, { x: margin.left, width: textWidth, y: sheet.y }))
      sheet.space(24)
    },
    columns: (columns) => {
      const height = Math.max(...columns.map(heightOf))
      sheet.keep(height)
      for (const column of columns) drawColumn(column, sheet.y)
      sheet.space(height)
    },
    end: (facts) => {
      const pages = canvas.pages()
      for (let page = 0; page < pages; page++) {
        canvas.turnTo(page)
        const y = paper.height - 44
        canvas.aside(() => {
          line(footer, styles.note, { x: margin.left, width: textWidth, y })
          line(`Page ${page + 1} of ${pages}`, styles.note, {
            x: margin.left,
            width: textWidth,
            align: 'right',
            y,
          })
        })
      }
      return canvas.end(facts)
    },
  }
  canvas.addPage()
  return sheet
}

type Shaped = { glyphs: ShapedGlyph[]; width: number }

/** Words are measured, placed and drawn: each is shaped once a document. */
function rememberShapes(fonts: PaperFonts): (text: string, style: Style) => Shaped {
  const known = new Map<string, Shaped>()
  return (text, style) => {
    const key = `${style.font} ${style.size} ${style.tabular ?? false} ${text}`
    const found = known.get(key)
    if (found) return found
    const glyphs = fonts[style.font].shape(text, style)
    const width = (glyphs.reduce((sum, { advance }) => sum + advance, 0) * style.size) / 1000
    known.set(key, { glyphs, width })
    return { glyphs, width }
  }
}
