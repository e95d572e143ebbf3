import { readEnv } from '../env.ts'
import { runCommand } from './run-command.ts'

/** The operator's commands: exit 0, or one sentence and exit 1. */

const { ok, message, found = false } = await runCommand(process.argv.slice(2), readEnv())
const text = `${message}\n`
// The process ends when all of it is written: a pipe may take it in parts.
if (ok || found) process.stdout.write(text, () => process.exit(ok ? 0 : 1))
else process.stderr.write(text, () => process.exit(1))
