import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { openDatabase } from '../../database/client.ts'
import { createDatabase } from '../../database/create.ts'
import { startEmbeddedPostgres } from '../../database/embedded.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { crashRound } from './crash-round.ts'
import { faultRound } from './fault-round.ts'
import { loadRound } from './load-round.ts'

/** npm run proof: the long rounds in full, and a report of them in report/proof.md. */

const crashes = 40
const requests = 20_000
const cuts = 15

const folder = makeTemporaryFolder()
const postgres = await startEmbeddedPostgres(folder)
async function freshDatabase(name: string): Promise<string> {
  await createDatabase(postgres.url('postgres'), name)
  await migrateDatabase(postgres.url(name))
  return postgres.url(name)
}

console.log(`Killing the server ${crashes} times …`)
const crashUrl = await freshDatabase('crash')
const { pool, close } = openDatabase(crashUrl, () => {})
const crash = await crashRound(crashUrl, pool, crashes)
await close()
console.log(`Sending ${requests} requests to each of four addresses …`)
const load = await loadRound(await freshDatabase('load'), requests)
console.log(`Cutting the wire to the database ${cuts} times …`)
const fault = await faultRound(await freshDatabase('fault'), cuts)
await postgres.stop()
removeTemporaryFolder(folder)

const good =
  crash.lost.length + crash.doubled.length + fault.surprises.length === 0 &&
  load.every(({ wrong }) => wrong === 0)
const report = `# Proof

Made by \`npm run proof\` on ${cpus().length} cores, Node ${process.version}.

## Crashes
The server was killed (SIGKILL) ${crash.crashes} times while visitors subscribed. ${crash.acknowledged} subscriptions were
acknowledged; ${crash.lost.length} lost, ${crash.doubled.length} doubled.

## Load
| address | requests | wrong answers | p50 ms | p99 ms |
|---|---|---|---|---|
${load.map(({ path, requests: sent, wrong, p50, p99 }) => `| ${path} | ${sent} | ${wrong} | ${p50} | ${p99} |`).join('\n')}

## Faults
The wire to the database was cut ${fault.cuts} times under a running server. Surprises: ${fault.surprises.join('; ') || 'none'}.
`
mkdirSync('report', { recursive: true })
writeFileSync('report/proof.md', report)
console.log(report)
process.exit(good ? 0 : 1)
