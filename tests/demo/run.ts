import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillDemo } from './fill-demo.ts'

/** Fills the folder that is named, once, with a company's last months and staff with these phones, one of each role: run.ts data/demo 919811000001 … */

const [bookings, days] = [10_000, 120]
const [folder = '', ...phones] = process.argv.slice(2)
const filled = join(folder, 'filled')
if (!existsSync(filled)) {
  // What an earlier one that was stopped has left.
  rmSync(folder, { recursive: true, force: true })
  const startedAt = Date.now()
  console.log(`Filling ${folder} with ${bookings} bookings, which takes some minutes …`)
  await fillDemo({ folder, bookings, days, phones, until: new Date(), tell: console.log })
  writeFileSync(filled, new Date().toISOString())
  console.log(`Filled in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}
process.exit(0)
