import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptsOfMyTrips } from '#domain/offline/kept-on-device.ts'
import { releaseOf } from './release-of-build.ts'

/**
 * Lists the scripts that show bookings without a network, with all that they import: My Trips keeps them on the device without running them
 * (app/features/account/my-trips/on-demand/keep-bookings.ts). Runs after the build of the pages.
 */

const assets = join(import.meta.dirname, '../build/client/assets')
const leading = ['open-booking', 'kept-list', 'journey-view']

const names = readdirSync(assets)
const listed = new Set<string>()

function add(name: string): void {
  if (listed.has(name)) return
  listed.add(name)
  for (const [, imported = ''] of readFileSync(join(assets, name), 'utf8').matchAll(
    /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g,
  ))
    add(imported)
}

for (const lead of leading) {
  const found = names.filter((name) => name.startsWith(`${lead}-`) && name.endsWith('.js'))
  if (found.length !== 1) throw new Error(`the build has ${found.length} scripts named ${lead}, not one`)
  add(found[0] ?? '')
}
const path = scriptsOfMyTrips(releaseOf(names))
writeFileSync(join(assets, '..', path), `${[...listed].map((name) => `/assets/${name}`).join('\n')}\n`)
