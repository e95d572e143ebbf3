import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileOf } from '#content/kinds.ts'
import { textOfFile } from '#content/write-files.ts'
import type { Item } from '#domain/content/kinds.ts'

const root = join(import.meta.dirname, '../..')
const formatter = join(root, 'node_modules/.bin/biome')

/** How problems and people name the file of a thing. */
export { fileOf }

/** Writes the file of these things, which share one, as a developer would have; answers whether it is another than before. */
export function writeContentFile(items: [Item, ...Item[]], folder = root): boolean {
  const { kind, source } = items[0]
  const file = fileOf(kind, source)
  const path = join(folder, file)
  const text = formatted(textOfFile(items, readIf(join(root, file))), file)
  if (text === readIf(path)) return false
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return true
}

function readIf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** Biome knows nothing of Markdown, and is not there where only the site runs. */
function formatted(text: string, file: string): string {
  if (!file.endsWith('.ts') || !existsSync(formatter)) return text
  return execFileSync(formatter, ['format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })
}
