import type { Font, Buffer as HarfBuzzBuffer } from 'harfbuzzjs'

/** Lengths are thousandths of the type's size. */
export type ShapedGlyph = {
  id: number
  /** What a reader copies for this glyph. */
  text: string
  advance: number
  x: number
  y: number
}

export type ShapeText = (text: string, style?: { tabular?: boolean }) => ShapedGlyph[]

type HarfBuzz = typeof import('harfbuzzjs')

/** A letter of Devanagari and all that is read with it. Each run has one script, or HarfBuzz would not join its letters. */
const devanagariRun = /(\p{Script=Devanagari}[\p{Script=Devanagari}\p{Script=Inherited}\u0964\u0965]*)/u

/** `scale` leads from the font's units to thousandths. */
export function createShapeText(hb: HarfBuzz, font: Font, scale: number): ShapeText {
  const tabularFigures = [new hb.Feature('tnum')]
  const buffer = new hb.Buffer()
  const inFont = new Set(font.face.collectUnicodes())
  return (text, { tabular = false } = {}) =>
    withKnownLetters(text, inFont)
      .split(devanagariRun)
      .flatMap((run, i) => {
        if (run === '') return []
        buffer.clearContents()
        buffer.addText(run)
        buffer.setDirection(hb.Direction.LTR)
        buffer.setScript(i % 2 === 1 ? 'Deva' : 'Latn')
        buffer.setLanguage(i % 2 === 1 ? 'hi' : 'en')
        hb.shape(font, buffer, tabular ? tabularFigures : [])
        return glyphsIn(buffer, run, scale)
      })
}

/** A letter whose accent the font lacks is set without it. Letters of other scripts are kept from papers before, by `isPrintable`. */
function withKnownLetters(text: string, inFont: Set<number>): string {
  const has = (character: string) => inFont.has(character.codePointAt(0) ?? 0)
  return [...text]
    .map((character) => {
      const [bare = character] = character.normalize('NFD')
      if (has(character)) return character
      return has(bare) ? bare : character.replace(/^\p{Script=Inherited}$/u, '')
    })
    .join('')
}

function glyphsIn(buffer: HarfBuzzBuffer, run: string, scale: number): ShapedGlyph[] {
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  const texts = textsOfGlyphs(
    infos.map(({ cluster }) => cluster),
    run,
  )
  return infos.map(({ codepoint: id }, i) => ({
    id,
    text: texts[i] ?? '',
    advance: (positions[i]?.xAdvance ?? 0) * scale,
    x: (positions[i]?.xOffset ?? 0) * scale,
    y: (positions[i]?.yOffset ?? 0) * scale,
  }))
}

/** A space of no width, for glyphs that add nothing to the text. */
const nothing = '\u200b'

/**
 * Glyphs stand in the order in which they are seen, characters in that in which they are read: 'कि' is drawn i-sign
 * first. So the characters of each cluster are dealt out in reading order over its glyphs: whoever copies the line gets
 * the text as it was written, in every reader.
 */
function textsOfGlyphs(clusters: number[], run: string): string[] {
  const texts: string[] = []
  for (let first = 0; first < clusters.length; ) {
    let next = first + 1
    while (next < clusters.length && clusters[next] === clusters[first]) next++
    const characters = [...run.slice(clusters[first], clusters[next] ?? run.length)]
    const glyphs = next - first
    for (let i = 0; i < glyphs; i++) {
      const own = i === glyphs - 1 ? characters.slice(i).join('') : characters[i]
      texts.push(own || nothing)
    }
    first = next
  }
  return texts
}
