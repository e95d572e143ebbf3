import type { Cell } from '#domain/reports/cell.ts'
import { looksLikeFormula, writeAmount } from './cells.ts'
import { pack, zip } from './zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The styles of cells, by their place in the list below. A text that looks like a formula is marked as text, also for who edits it. */
const styles = { plain: 0, title: 1, text: 2, amount: 3 }

const stylesheet = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

export type Sheet = {
  /** At most 31 characters are kept. */
  name: string
  titles: string[]
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>
}

/** A workbook, of whose sheets the first lines stay in sight. */
export async function writeXlsx(sheets: Sheet[]): Promise<Buffer> {
  const files = Object.entries(partsOf(sheets.map(({ name }) => name)))
  const packed = await Promise.all(files.map(([name, xml]) => pack(name, [head + xml])))
  // One after the other: their rows may come from one connection.
  for (const [i, sheet] of sheets.entries()) packed.push(await pack(`xl/${fileOf(i)}`, sheetOf(sheet)))
  return zip(packed)
}

const fileOf = (i: number) => `worksheets/sheet${i + 1}.xml`

/** What stands around the sheets. */
function partsOf(names: string[]): Record<string, string> {
  const each = (line: (i: number, name: string) => string) => names.map((name, i) => line(i, name)).join('')
  const stylesId = `r${names.length + 1}`
  return {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${each((i) => `<Override PartName="/xl/${fileOf(i)}" ContentType="${types}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${each((i) => `<Relationship Id="r${i + 1}" Type="${office}/worksheet" Target="${fileOf(i)}"/>`)}<Relationship Id="${stylesId}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesheet,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((i, name) => `<sheet name="${escapeXml(name.slice(0, 31))}" sheetId="${i + 1}" r:id="r${i + 1}"/>`)}</sheets></workbook>`,
  }
}

/** In pieces of some thousand characters: each one costs the compression as much as a long one. */
async function* sheetOf({ titles, rows }: Sheet): AsyncGenerator<string> {
  let open = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${titles.length}" width="18" customWidth="1"/></cols><sheetData>`
  open += `<row>${titles.map((title) => textCell(title, styles.title)).join('')}</row>`
  for await (const row of rows) {
    open += `<row>${row.map(cellOf).join('')}</row>`
    if (open.length < 64 * 1024) continue
    yield open
    open = ''
  }
  yield `${open}</sheetData></worksheet>`
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'object') return `<c s="${styles.amount}"><v>${writeAmount(cell)}</v></c>`
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c><v>${cell}</v></c>`
  return textCell(String(cell), looksLikeFormula(cell) ? styles.text : styles.plain)
}

function textCell(text: string, style: number): string {
  const look = style === styles.plain ? '' : ` s="${style}"`
  return `<c t="inlineStr"${look}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

/** XML has no way to write most control characters, nor halves of pairs. */
const unwritable = /(?![\t\n\r])\p{Cc}(?<![\u0080-\u009f])|[\ufffe\uffff]/gu

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
}
