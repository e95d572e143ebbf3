import { parseArgs } from 'node:util'
import { runShared } from './run-shared.ts'
import { startPhonePeSandbox } from './start-phonepe-sandbox.ts'

/**
 * PhonePe as a process: node scripts/node24.mjs sandbox/phonepe/run.ts [--port 3300] [--folder data/phonepe] [--webhook http://localhost:3000/webhooks/phonepe].
 * Prints the settings of a server that is to use it. control.ts says what can be ordered under /control. With --shared it is the one that servers start
 * themselves.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    folder: { type: 'string' },
    webhook: { type: 'string' },
    shared: { type: 'boolean', default: false },
  },
})
if (values.shared && values.folder !== undefined) await runShared(values.folder)
else {
  const { url, settings } = await startPhonePeSandbox({
    port: Number(values.port),
    folder: values.folder,
    webhookUrl: values.webhook,
    refundDelayMs: 3000,
  })
  console.log(`ready at ${url}`)
  for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`)
}
