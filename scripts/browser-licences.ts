import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes build/client/licences.txt: what of others a browser receives, and under which terms. Packages are those that the build of the pages has found in its own scripts. */

type Licensed = { name: string; version: string; identifier: string | null; text: string }

const root = join(import.meta.dirname, '..')
const client = join(root, 'build/client')
const found = join(client, 'licences.json')
/** Cut by scripts/fonts.ts, so the bundler meets none of them. */
const fonts = ['@fontsource-variable/anek-devanagari', '@fontsource/rozha-one']

const packages: Licensed[] = JSON.parse(readFileSync(found, 'utf8'))
const nameless = packages.filter(({ text }) => !text)
if (packages.length === 0) throw new Error('the build of the pages named no package')
if (nameless.length > 0)
  throw new Error(`without the text of a licence: ${nameless.map(({ name }) => name).join(', ')}`)

const all = [...packages, ...fonts.map(readFont)].sort((a, b) => (a.name < b.name ? -1 : 1))
writeFileSync(
  join(client, 'licences.txt'),
  `Kafila's pages carry work of others: scripts, icons and fonts, each under its own terms, which follow.
The outline of India on the page of destinations is made after @svg-maps/india by Victor Cazanave, after MapSVG, under CC BY 4.0, simplified.
Every picture is drawn by Kafila itself.

${all.map(({ name, version, identifier, text }) => `${'='.repeat(72)}\n${name} ${version}, ${identifier ?? 'see below'}\n\n${text.trim()}\n`).join('\n')}`,
)
rmSync(found)

function readFont(name: string): Licensed {
  const folder = join(root, 'node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { name, version, identifier: license, text: readFileSync(join(folder, 'LICENSE'), 'utf8') }
}
