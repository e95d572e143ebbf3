import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Puts a .br and a .gz beside every text file of the browsers' builds, and takes what no browser of ours needs out of the CSS. */

const folders = ['client', 'console/client'].map((name) => join(import.meta.dirname, '../build', name))
const texts = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest'])

for (const path of folders.flatMap(filesBelow)) {
  if (!texts.has(extname(path)) || !statSync(path).isFile()) continue
  if (path.endsWith('.css')) writeFileSync(path, withoutOldBrowsers(readFileSync(path, 'utf8')))
  const body = readFileSync(path)
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  )
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
}

/** Tailwind repeats its @property rules for browsers that lack them; those that the build aims at do not. */
function withoutOldBrowsers(css: string): string {
  return css.replace(/@layer properties\{@supports [^{]+\{\*,[^}]+\}\}\}/, '')
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
}
