import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** Cuts the fonts down to the characters and weights that the site shows, into .generated/fonts. */

const root = join(import.meta.dirname, '..')
const out = join(root, '.generated/fonts')
const anek = 'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari'
const rozha = 'node_modules/@fontsource/rozha-one/files/rozha-one'
const textWeights = { wght: { min: 400, max: 700, default: 400 } }

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
/** Text that visitors type or that arrives from outside needs more than what we wrote ourselves. */
const always = `${ascii}₹€£°×–—‘’“”…•→←✓ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâäçèéêëíîïñóôöùúûü`

const files = [
  { name: 'anek-latin', source: `${anek}-latin-wght-normal.woff2`, axes: textWeights },
  { name: 'anek-latin-ext', source: `${anek}-latin-ext-wght-normal.woff2`, axes: textWeights },
  { name: 'anek-devanagari', source: `${anek}-devanagari-wght-normal.woff2`, axes: textWeights },
  { name: 'rozha-latin', source: `${rozha}-latin-400-normal.woff2` },
  { name: 'rozha-latin-ext', source: `${rozha}-latin-ext-400-normal.woff2` },
]

mkdirSync(out, { recursive: true })
const characters = new Set(always + textOf(['app', 'content', 'domain', 'server']))
// Anek's has no width, and sticks to the word that follows it; another font's is taken in its place.
characters.delete('·')
await Promise.all(
  files.map(async ({ name, source, axes }) => {
    const font = await subsetFont(readFileSync(join(root, source)), [...characters].join(''), {
      targetFormat: 'woff2',
      ...(axes ? { variationAxes: axes } : {}),
    })
    writeFileSync(join(out, `${name}.woff2`), font)
    if (process.argv.includes('--report')) console.log(`${name} ${(font.length / 1024).toFixed(1)} KB`)
  }),
)

function textOf(folders: string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(root, folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.(tsx?|md)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
}
