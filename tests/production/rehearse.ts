import { startEmbeddedPostgres } from '../../database/embedded.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { rehearseProduction } from './rehearse-production.ts'
import type { Tell } from './walk-journey.ts'

/** npm run rehearse: production on this machine, from the README's command to a refund. Each step is a line. */

const folder = makeTemporaryFolder()
const postgres = await startEmbeddedPostgres(folder)
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopped.abort())
const tell: Tell = (step, came) => console.log(`ok  ${step.padEnd(6)}  ${came}`)
let code = 0
try {
  await rehearseProduction(postgres.url('postgres'), tell, stopped.signal)
} catch (error) {
  console.error(stopped.signal.aborted ? 'Stopped.' : `FAILED  ${(error as Error).message}`)
  code = 1
} finally {
  await postgres.stop()
  removeTemporaryFolder(folder)
}
process.exit(code)
