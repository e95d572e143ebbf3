import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type CutFont, openSubsetter } from './open-subsetter.ts'
import { createShapeText, type ShapeText } from './shape-text.ts'

/** A font that papers are set in. Lengths are thousandths of the type's size. */
export type PaperFont = {
  name: string
  ascent: number
  descent: number
  capHeight: number
  box: number[]
  advanceOf: (glyph: number) => number
  shape: ShapeText
  cut: CutFont
}

export type PaperFonts = { regular: PaperFont; strong: PaperFont; display: PaperFont }

const anek = '@expo-google-fonts/anek-devanagari'

let opened: Promise<PaperFonts> | undefined

/** Opened with the first paper, once a process. */
export function openPaperFonts(): Promise<PaperFonts> {
  opened ??= open()
  return opened
}

async function open(): Promise<PaperFonts> {
  const [hb, cutterOf] = await Promise.all([import('harfbuzzjs'), openSubsetter()])
  const { resolve } = createRequire(import.meta.url)
  const openFont = async (name: string, file: string): Promise<PaperFont> => {
    const ttf = await readFile(resolve(file))
    const face = new hb.Face(new hb.Blob(ttf))
    const font = new hb.Font(face)
    const scale = 1000 / face.upem
    const { ascender, descender } = font.hExtents()
    return {
      name,
      ascent: ascender * scale,
      descent: descender * scale,
      capHeight: font.getMetricPositionWithFallback(hb.MetricsTag.CAP_HEIGHT) * scale,
      box: boxOf(face.referenceTable('head')).map((edge) => edge * scale),
      advanceOf: (glyph) => font.glyphHAdvance(glyph) * scale,
      shape: createShapeText(hb, font, scale),
      cut: cutterOf(ttf),
    }
  }
  const [regular, strong, display] = await Promise.all([
    openFont('AnekDevanagari-Regular', `${anek}/400Regular/AnekDevanagari_400Regular.ttf`),
    openFont('AnekDevanagari-SemiBold', `${anek}/600SemiBold/AnekDevanagari_600SemiBold.ttf`),
    openFont('RozhaOne-Regular', '@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf'),
  ])
  return { regular, strong, display }
}

/** The corners that hold every glyph, from the font's head table. */
function boxOf(head: Uint8Array | undefined): number[] {
  if (!head) throw new Error('a font of the papers has no head table')
  const view = new DataView(head.buffer, head.byteOffset)
  return [36, 38, 40, 42].map((at) => view.getInt16(at))
}
