import { startSmsSandbox } from './start-sms-sandbox.ts'

/**
 * The SMS providers as a process: node scripts/node24.mjs sandbox/sms/run.ts [port]. Prints the settings of a server that is to use it.
 * GET, DELETE /control/messages; POST /control/next with a list of faults; PUT /control/every with one, or null (see Fault).
 */
const sandbox = await startSmsSandbox(Number(process.argv[2] ?? 0))
console.log(`ready at ${sandbox.url}`)
for (const provider of ['msg91', 'twilio'] as const)
  console.log(
    Object.entries(sandbox.settings(provider))
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  )
