import { examine } from './examine.ts'

/** npm run doctor: exit 0, or 1 when something that is set does not work. */

const { ok, text } = await examine()
process.stdout.write(`${text}\n`, () => process.exit(ok ? 0 : 1))
