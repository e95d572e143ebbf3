import { join } from 'node:path'
import { type Item, nameOf } from '#domain/content/kinds.ts'
import { fileOf, writeContentFile } from '../catalogue/content-files.ts'
import { drawnPictures } from '../catalogue/drawn-pictures.ts'
import { openContent } from '../catalogue/open-content.ts'
import { createListContent, type LiveContent } from '../content/list-content.ts'
import { judgeWithPrices } from '../content/prices/judge-with-prices.ts'
import { createAskPublication } from '../content/publish-asks.ts'
import { createPublishVersion, type Published } from '../content/publish-version.ts'
import { listPointers } from '../content/version-store.ts'
import { createEditionReader, firstEdition } from '../editions/read-edition.ts'
import { judgeWithPhotographs } from '../photographs/judge-with-photographs.ts'
import { type Command, commandLine, no, type Outcome, yes } from './command.ts'
import type { OperatorResources } from './open-operator.ts'
import { showInIndia } from './show-in-india.ts'
import { showTable } from './show-table.ts'

const manifest = join(import.meta.dirname, '../../.generated/pictures.json')
const columns = ['what', 'version', 'published (IST)', 'by', 'the file', 'shown', 'note']
const usage = 'Write it as content list, content push trip/lw6 (or the path of a file), or content pull.'
const fileWords: Record<LiveContent['file'], string> = {
  same: 'says the same',
  'as then': 'as it was then',
  changed: 'changed too',
  none: 'there is none',
}

/** Files and what was published are brought together here; nothing is overwritten unasked. */
export const content: Command = {
  name: 'content',
  takes: ['<list|push|pull>', '[file, name or folder]'],
  options: ['csv'],
  does: 'lists what was published and which files have changed since, publishes what a file holds (push), or writes what is live into the files, or those of another folder (pull)',
  async run(resources, [word, name], { csv }) {
    if (word === 'list' && name === undefined) return list(resources, csv)
    if (word === 'pull') return pull(resources, name)
    if (word === 'push' && name !== undefined) return push(resources, name)
    return no(usage)
  },
}

async function openAll({ db, clock }: OperatorResources) {
  const opened = await openContent(drawnPictures(manifest))
  const { readOther } = createEditionReader({ db, content: opened })
  const readLive = () => firstEdition(readOther)
  return {
    opened,
    readLive,
    ...createPublishVersion({
      db,
      clock,
      content: opened,
      judge: judgeWithPrices({
        db,
        clock,
        content: opened,
        judge: judgeWithPhotographs(db, opened.judge),
      }),
      ask: createAskPublication({ db, clock }),
      readLive,
    }),
  }
}

async function list(resources: OperatorResources, csv: boolean): Promise<Outcome> {
  const { opened, readLive } = await openAll(resources)
  const { setAside } = await readLive()
  const rows = await createListContent({ db: resources.db, content: opened, setAside: () => setAside })()
  if (rows.length === 0 && !csv) return yes('Nothing was published: the site says what the files say.')
  return yes(showTable({ columns, rows: rows.map(cells) }, csv))
}

function cells({ version, at, by, file, setAside, note, ...which }: LiveContent): (string | number)[] {
  const shown = setAside ? `no: ${setAside.used === null ? 'the file' : `version ${setAside.used}`}` : 'yes'
  return [nameOf(which), version, showInIndia(at), by ?? 'command line', fileWords[file], shown, note]
}

async function push(resources: OperatorResources, name: string): Promise<Outcome> {
  const { opened, publish } = await openAll(resources)
  const items = opened.files.filter((item) =>
    [nameOf(item), item.id, fileOf(item.kind, item.source)].includes(name.replace(/^\.\//, '')),
  )
  if (items.length === 0) return no(`No file of content holds ${name}. ${usage}`)
  const kinds = new Set(items.map(({ kind }) => kind))
  if (kinds.size > 1) return no(`${name} may be ${items.map(nameOf).join(' or ')}: write which.`)
  const lines: string[] = []
  for (const item of items) {
    const pointers = await listPointers(resources.db)
    const base = pointers.find(({ kind, id }) => kind === item.kind && id === item.id)?.version ?? null
    const { kind, id, source, value } = item
    const request = { kind, id, source, body: value as object, base, note: 'From the file' }
    const { ok, message } = sayOf(item, await publish(request, commandLine))
    if (!ok) return no([...lines, message].join('\n'))
    lines.push(message)
  }
  return yes(lines.join('\n'))
}

function sayOf(item: Item, published: Published): Outcome {
  const name = nameOf(item)
  if (published.ok) return yes(`${name} is published as version ${published.version}.`)
  switch (published.reason) {
    case 'unchanged':
      return yes(`${name} stands on the site as the file has it.`)
    case 'invalid':
      return no(
        [
          `${name} is not published:`,
          ...published.problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`),
        ].join('\n'),
      )
    case 'asked':
      return no([`${name} is not published:`, ...published.asked.map(({ said }) => said)].join('\n'))
    default:
      return no(`${name} is not published, somebody else publishes just now: try again.`)
  }
}

async function pull(resources: OperatorResources, folder: string | undefined): Promise<Outcome> {
  const { opened, readLive } = await openAll(resources)
  const edition = await readLive()
  const live = new Set((await listPointers(resources.db)).map(nameOf))
  const aside = edition.setAside.filter(({ used }) => used === null).map(nameOf)
  const items = opened.listItems(edition.used)
  const files = Object.groupBy(items, ({ kind, source }) => fileOf(kind, source))
  const changed = Object.entries(files).flatMap(([file, held = []]) => {
    const [first, ...others] = held
    if (!first || !held.some((item) => live.has(nameOf(item)) && !aside.includes(nameOf(item)))) return []
    return writeContentFile([first, ...others], folder) ? [file] : []
  })
  if (changed.length === 0) return yes('The files say what is live.')
  return yes([...changed, 'Run npm run content:check, then commit them.'].join('\n'))
}
