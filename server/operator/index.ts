import { readEnv } from '../env.ts'
import { runCommand } from './run-command.ts'

/** The operator's commands: exit 0, or one sentence and exit 1. */

const { ok, message } = await runCommand(process.argv.slice(2), readEnv())
if (ok) console.log(message)
else console.error(message)
process.exit(ok ? 0 : 1)
