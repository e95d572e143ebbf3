import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { allocatorSettings, become, node24, run, serverArguments } from './run.mjs'

/** npm run demo: the site and its console over a database of their own with the last months of a company, which the first run fills. Nothing of .env counts here. */

const folder = 'data/demo'
const code = '246810'
const phones = ['919811000001', '919811000002', '919811000003', '919811000004']

await ensureInstalled()
await ensureBuilt()
const { code: ended } = await run(node24, ['tests/demo/run.ts', folder, ...phones])
if (ended !== 0) process.exit(ended)
console.log(
  `The console is at /console. Log in as owner with ${phones[0].slice(2)}, as manager, accountant or captain with the three numbers after it; the code is ${code}. The first login sets up an authenticator app.`,
)
const settings = { DATA_DIR: folder, SMS_TEST_OTP: phones.map((phone) => `${phone}:${code}`).join() }
become(serverArguments, { ...allocatorSettings, ...settings })
