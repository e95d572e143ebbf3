import { type EmbeddedFont, embedFont } from './embed-font.ts'
import type { PaperFont } from './paper-fonts.ts'
import { createPdfFile, type PdfFile, pdfNumber, pdfText, type Reference } from './pdf-file.ts'
import type { ShapedGlyph } from './shape-text.ts'
import { createStructure, type Structure } from './structure.ts'

/** A4 in points. */
export const paper = { width: 595.28, height: 841.89 }

export type TextLine = {
  font: PaperFont
  size: number
  glyphs: ShapedGlyph[]
  x: number
  /** Points from the upper edge to the baseline. */
  baseline: number
  /** 0 is black, 1 white. */
  grey: number
}

/** What readers show beside the pages. */
export type PaperFacts = { title: string; author: string; date: Date }

/** Draws on the pages of one document, measured from the upper left corner. */
export type Canvas = {
  addPage: () => void
  pages: () => number
  turnTo: (page: number) => void
  text: (line: TextLine) => void
  rule: (line: { x: number; y: number; width: number; thickness: number; grey: number }) => void
  /** Operators on a grid whose y points downwards, its origin at x, y. */
  drawing: (place: { x: number; y: number; scale: number }, operators: string, shading: string) => void
  within: Structure['within']
  /** What is drawn meanwhile is decoration: nobody reads it aloud. */
  aside: (draw: () => void) => void
  end: (facts: PaperFacts) => Uint8Array
}

type Page = { index: number; reference: Reference; operators: string[] }

export function createCanvas(): Canvas {
  const file = createPdfFile()
  const structure = createStructure(file)
  const tree = file.reserve()
  const fonts = new Map<PaperFont, EmbeddedFont>()
  const shadings: Reference[] = []
  const pages: Page[] = []
  let current: Page | undefined
  let decorating = false

  const embedded = (font: PaperFont) => {
    const known = fonts.get(font) ?? embedFont(file, font, `F${fonts.size + 1}`)
    fonts.set(font, known)
    return known
  }
  const onPage = () => {
    if (!current) throw new Error('there is no page yet')
    return current
  }
  const draw = (operators: string[]) => {
    const page = onPage()
    const opening = decorating ? '/Artifact BMC' : structure.open(page)
    page.operators.push(opening, ...operators, 'EMC')
  }
  const aside = (decorate: () => void) => {
    const before = decorating
    decorating = true
    decorate()
    decorating = before
  }
  return {
    addPage: () => {
      current = { index: pages.length, reference: file.reserve(), operators: [] }
      pages.push(current)
    },
    pages: () => pages.length,
    turnTo: (page) => {
      current = pages[page]
    },
    text: (line) => draw(textOperators(line, embedded(line.font))),
    rule: ({ x, y, width, thickness, grey }) =>
      aside(() => {
        const top = paper.height - y - thickness
        draw([`${pdfNumber(grey)} g ${[x, top, width, thickness].map(pdfNumber).join(' ')} re f`])
      }),
    drawing: ({ x, y, scale }, operators, shading) => {
      shadings.push(file.add(shading))
      const grid = [scale, 0, 0, -scale, x, paper.height - y].map(pdfNumber).join(' ')
      draw([`q ${grid} cm`, operators.replaceAll('/Shading', `/S${shadings.length}`), 'Q'])
    },
    within: structure.within,
    aside,
    end: (facts) => {
      structure.write()
      return writeDocument(file, { pages, tree, fonts: [...fonts.values()], shadings, structure }, facts)
    },
  }
}

type Document = {
  pages: Page[]
  tree: Reference
  fonts: EmbeddedFont[]
  shadings: Reference[]
  structure: Structure
}

function writeDocument(file: PdfFile, document: Document, { title, author, date }: PaperFacts): Uint8Array {
  const { pages, tree, fonts, shadings, structure } = document
  for (const font of fonts) font.write()
  const named = (prefix: string, references: Reference[]) =>
    references.map((reference, i) => `/${prefix}${i + 1} ${reference}`).join(' ')
  const fontReferences = fonts.map(({ reference }) => reference)
  const resources = file.add(
    `<< /Font << ${named('F', fontReferences)} >> /Shading << ${named('S', shadings)} >> >>`,
  )
  for (const { index, reference, operators } of pages) {
    const content = file.addStream('', operators.join('\n'))
    file.put(
      reference,
      `<< /Type /Page /Parent ${tree} /MediaBox [0 0 ${paper.width} ${paper.height}] /Resources ${resources} ` +
        `/Contents ${content} /StructParents ${index} /Tabs /S >>`,
    )
  }
  const kids = pages.map(({ reference }) => reference).join(' ')
  file.put(tree, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  const catalog = file.add(
    `<< /Type /Catalog /Pages ${tree} /Lang (en-IN) /MarkInfo << /Marked true >> /StructTreeRoot ${structure.root} ` +
      '/ViewerPreferences << /DisplayDocTitle true >> >>',
  )
  const moment = `(D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`
  const info = file.add(
    `<< /Title ${pdfText(title)} /Author ${pdfText(author)} /CreationDate ${moment} /ModDate ${moment} >>`,
  )
  return file.end({ catalog, info })
}

/** Codes in a row; where a glyph stands off its natural place, the row is nudged. */
function textOperators({ size, glyphs, x, baseline, grey }: TextLine, use: EmbeddedFont): string[] {
  const operators = [
    `BT ${pdfNumber(grey)} g /${use.key} ${pdfNumber(size)} Tf 1 0 0 1 ${pdfNumber(x)} ${pdfNumber(paper.height - baseline)} Tm`,
  ]
  let row = ''
  const flush = () => {
    if (row) operators.push(`[${row}] TJ`)
    row = ''
  }
  for (const glyph of glyphs) {
    const code = use.codeOf(glyph)
    const after = use.font.advanceOf(glyph.id) - glyph.advance
    if (glyph.y !== 0) {
      flush()
      operators.push(
        `${pdfNumber((glyph.y * size) / 1000)} Ts [${nudge(-glyph.x)}<${code}>${nudge(glyph.x + after)}] TJ 0 Ts`,
      )
    } else {
      row += `${nudge(-glyph.x)}<${code}>${nudge(glyph.x + after)}`
    }
  }
  flush()
  return [...operators.map((line) => line.replaceAll('><', '')), 'ET']
}

/** To the left, in thousandths of the size; nothing where nothing is to be moved. */
function nudge(thousandths: number): string {
  const rounded = pdfNumber(thousandths)
  return rounded === '0' ? '' : ` ${rounded} `
}
