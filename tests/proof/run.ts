import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../database/client.ts'
import { createDatabase } from '../../database/create.ts'
import { startEmbeddedPostgres } from '../../database/embedded.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import { longPatience } from '../../database/patience.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { chapters } from './chapters.ts'
import type { Ground } from './proof.ts'

/** npm run proof: the long rounds in full, or those that are named, and a report of them in report/proof.md. */

const { values, positionals: named } = parseArgs({
  options: { routes: { type: 'string' } },
  allowPositionals: true,
})
const all = chapters({ routes: values.routes ? Number(values.routes) : undefined })
const unknown = named.filter((name) => !all.some((chapter) => chapter.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(' and no ')}. There are: ${all.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const folder = makeTemporaryFolder()
const postgres = await startEmbeddedPostgres(folder)
const ground: Ground = {
  addressOf: (name) => postgres.url(name),
  freshDatabase: async (name) => {
    await createDatabase(postgres.url('postgres'), name)
    await migrateDatabase(postgres.url(name))
    return postgres.url(name)
  },
  withDatabase: async (name, work) => {
    const url = await ground.freshDatabase(name)
    const database = openDatabase(url, () => {}, { patience: longPatience })
    try {
      return await work({ ...database, url })
    } finally {
      await database.close()
    }
  },
}

const parts: string[] = []
const faults: string[] = []
for (const { name, title, doing, prove } of all.filter((chapter) =>
  named.length > 0 ? named.includes(chapter.name) : !chapter.onlyWhenNamed,
)) {
  console.log(`${doing} …`)
  const startedAt = Date.now()
  // What breaks one chapter says nothing about the others.
  const proven = await prove(ground).catch((error: Error) => ({
    text: `It could not be brought to its end: ${error.stack}`,
    faults: [`${error.message}`],
  }))
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const verdict = proven.faults.length === 0 ? 'Proven' : `Not proven: ${proven.faults.length} faults`
  parts.push(`## ${title}\n${proven.text}\n\n${verdict} (${seconds} s).\n`)
  faults.push(...proven.faults.map((fault) => `${name}: ${fault}`))
  console.log(`${verdict} (${seconds} s).`)
}
await postgres.stop()
removeTemporaryFolder(folder)

const report = `# Proof

Made by \`npm run proof\` on ${cpus().length} cores, Node ${process.version}.

${parts.join('\n')}`
mkdirSync('report', { recursive: true })
writeFileSync('report/proof.md', report)
console.log(report)
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
