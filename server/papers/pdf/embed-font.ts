import type { PaperFont } from './paper-fonts.ts'
import { type PdfFile, pdfNumber, type Reference } from './pdf-file.ts'
import type { ShapedGlyph } from './shape-text.ts'

/** A font within one document: it learns which glyphs are used and is cut down to them at the end. */
export type EmbeddedFont = {
  font: PaperFont
  /** The resource's name in every page. */
  key: string
  reference: Reference
  /** The glyph's code in this document, four hexadecimal digits. */
  codeOf: (glyph: ShapedGlyph) => string
  write: () => void
}

/**
 * One glyph may stand for several texts (an i-sign before 'क' and before 'न'), so a code belongs to a pair of glyph and
 * text. A map leads from codes to glyphs, another to the text that readers copy.
 */
export function embedFont(file: PdfFile, font: PaperFont, key: string): EmbeddedFont {
  const reference = file.reserve()
  const codes = new Map<string, { code: number; glyph: number; text: string }>()
  return {
    font,
    key,
    reference,
    codeOf: ({ id, text }) => {
      const pair = `${id} ${text}`
      const known = codes.get(pair) ?? { code: codes.size + 1, glyph: id, text }
      codes.set(pair, known)
      return hex(known.code)
    },
    write: () => {
      const used = [...codes.values()]
      const name = `${subsetTag(key)}+${font.name}`
      const descendant = file.add(
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
          `/FontDescriptor ${writeDescriptor(file, font, name, used)} /CIDToGIDMap ${writeGlyphMap(file, used)} ` +
          `/W [0 [${[0, ...used.map(({ glyph }) => glyph)].map((glyph) => pdfNumber(font.advanceOf(glyph))).join(' ')}]] >>`,
      )
      const toUnicode = file.addStream('', unicodeMap(used))
      file.put(
        reference,
        `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${toUnicode} >>`,
      )
    },
  }
}

type UsedGlyph = { code: number; glyph: number; text: string }

function writeDescriptor(file: PdfFile, font: PaperFont, name: string, used: UsedGlyph[]): Reference {
  const ttf = font.cut(used.map(({ glyph }) => glyph))
  const program = file.addStream(`/Length1 ${ttf.length}`, ttf)
  // Flag 4: characters outside of the standard Latin set.
  return file.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${font.box.map(pdfNumber).join(' ')}] /ItalicAngle 0 ` +
      `/Ascent ${pdfNumber(font.ascent)} /Descent ${pdfNumber(font.descent)} /CapHeight ${pdfNumber(font.capHeight)} /StemV 80 /FontFile2 ${program} >>`,
  )
}

/** Two bytes for each code, the glyph's number. */
function writeGlyphMap(file: PdfFile, used: UsedGlyph[]): Reference {
  const map = Buffer.alloc(2 * (used.length + 1))
  for (const { code, glyph } of used) map.writeUInt16BE(glyph, 2 * code)
  return file.addStream('', map)
}

/** A block of this map holds at most a hundred entries. */
const longestBlock = 100

function unicodeMap(used: UsedGlyph[]): string {
  const blocks: string[] = []
  for (let from = 0; from < used.length; from += longestBlock) {
    const entries = used
      .slice(from, from + longestBlock)
      .map(({ code, text }) => `<${hex(code)}> <${utf16(text)}>`)
    blocks.push(`${entries.length} beginbfchar\n${entries.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n')
}

/** Six capital letters before a font's name say that it is a subset. */
function subsetTag(key: string): string {
  return `KAFIL${String.fromCharCode(64 + Number(key.slice(1)))}`
}

function hex(code: number): string {
  return code.toString(16).padStart(4, '0')
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}
