import { readEnv } from '../env.ts'
import { runSaving } from './run-saving.ts'

/** npm run backup and npm run restore: exit 0, or one sentence and exit 1. */

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())
const { ok, message } = await runSaving(process.argv.slice(2), readEnv(), stopped.signal)
if (ok) console.log(message)
else console.error(message)
process.exit(ok ? 0 : 1)
