import { keepDates, keepTogether } from '#domain/site/keep-together.ts'
import type { PostBody, TextBlock, TextRun } from './post-body.ts'

/**
 * Posts are written in a small part of Markdown: `## ` headings, paragraphs, `- ` and `1. ` lists, tables of two or
 * three things, **strong**, _emphasis_ and [links](/blog). All else stays as it is written; the content check refuses it (`unreadMarkdown`).
 */
export function parsePostBody(text: string): PostBody {
  const body: PostBody = { opening: [], sections: [] }
  const ids = new Set<string>()
  let blocks = body.opening
  for (const chunk of chunksOf(text)) {
    const [, title] = /^## +(.+)$/.exec(chunk) ?? []
    if (title === undefined) {
      blocks.push(readBlock(chunk))
      continue
    }
    blocks = []
    body.sections.push({ id: uniqueId(title, ids), title, blocks })
  }
  return body
}

/** Whatever of Markdown a post would show as it is written: the first such line. */
export function unreadMarkdown(text: string): string | null {
  const strange =
    /^(#(?!# \S)|>|```|~~~|!\[|<|(\*|\+|\d+\)) |( {2,}|\t)\S|(-{3,}|\*{3,}|_{3,}|={3,})$)|<\/?[a-z][^>]*>|!\[|`|\[[^\]]*\]\[|&[a-z]+;/im
  const noTables = chunksOf(text).filter((chunk) => /^\|/m.test(chunk) && !readTable(chunk))
  const lines = noTables.flatMap((chunk) => chunk.split('\n').filter((line) => line.startsWith('|')))
  return text.split('\n').find((line) => strange.test(line) || lines.includes(line.trim())) ?? null
}

/** Paragraphs, lists and headings are parted by empty lines; a heading ends with its line. */
function chunksOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^(## .+)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
}

function readBlock(chunk: string): TextBlock {
  const table = readTable(chunk)
  if (table) return table
  const lines = chunk.split('\n').map((line) => line.trim())
  for (const [mark, ordered] of [
    [/^- +/, false],
    [/^\d+\. +/, true],
  ] as const) {
    if (mark.test(chunk)) return { list: itemsOf(lines, mark).map(parseRuns), ordered }
  }
  return { paragraph: parseRuns(lines.join(' ')) }
}

/**
 * Lines of cells between bars: first an empty cell and what is compared, two or three things; then dashes; then rows that begin
 * with what they say. More columns than those a phone has no room for.
 */
function readTable(chunk: string): TextBlock | null {
  const [head, dashes, ...rows] = chunk.split('\n').map(cellsOf)
  if (!head || !dashes || rows.length === 0 || rows.some((row) => row.length !== head.length)) return null
  if (head.length < 3 || head.length > 4 || head[0] !== '') return null
  if (dashes.length !== head.length || !dashes.every((cell) => /^-{3,}$/.test(cell))) return null
  return {
    compared: head.slice(1).map(parseRuns),
    rows: rows.map(([label = '', ...cells]) => ({ label: parseRuns(label), cells: cells.map(parseRuns) })),
  }
}

function cellsOf(line: string): string[] {
  const [, cells] = /^\|(.+)\|$/.exec(line.trim()) ?? []
  return cells?.split('|').map((cell) => cell.trim()) ?? []
}

/** A line without a mark goes on with the item above it. */
function itemsOf(lines: string[], mark: RegExp): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop()} ${line}`)
  }
  return items
}

const inline =
  /\*\*(?<strong>\S(?:.*?\S)?)\*\*|(?<![\p{L}\p{N}])_(?<emphasis>\S(?:.*?\S)?)_(?![\p{L}\p{N}])|\[(?<label>[^\]]+)\]\(\s*<?(?<to>[^)\s>]+)>?[^)]*\)/gu

function parseRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const match of text.matchAll(inline)) {
    const { strong, emphasis, label, to } = match.groups ?? {}
    if (match.index > end) runs.push(onOneLine(text.slice(end, match.index)))
    if (strong) runs.push({ strong: parseRuns(strong) })
    else if (emphasis) runs.push({ emphasis: parseRuns(emphasis) })
    else if (label && to) runs.push({ link: parseRuns(label), to })
    end = match.index + match[0].length
  }
  if (end < text.length) runs.push(onOneLine(text.slice(end)))
  return runs
}

function onOneLine(text: string): string {
  return keepDates(keepTogether(text))
}

/** 'Fuel, permits, money' is `fuel-permits-money`; a second one gets a number. */
function uniqueId(title: string, taken: Set<string>): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .match(/[a-z0-9]+/g)
  const base = words?.join('-') ?? 'part'
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
  taken.add(id)
  return id
}
