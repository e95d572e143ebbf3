import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readManifest } from '../server/pictures/manifest.ts'
import { fileNameOf, offeredFiles, pictureAddress } from '../server/pictures/picture-address.ts'

/**
 * Lays drawn pictures out under the addresses that pages name, for any static host or bucket: `lay-out-pictures.ts <folder of drawn pictures> <out>`. What
 * earlier releases left there stays: pages that are still open name it.
 */

const root = join(import.meta.dirname, '..')
const [folder = '', out = ''] = process.argv.slice(2)
const manifest = readManifest(join(root, '.generated/pictures.json'))
let laid = 0
let missing = 0

for (const picture of manifest.pictures) {
  for (const file of offeredFiles(manifest, picture)) {
    const drawn = resolve(root, folder, fileNameOf(file))
    if (existsSync(drawn)) layOut(drawn, join(out, pictureAddress(file)))
    else missing++
  }
}
console.log(
  `${laid} files laid out in ${out}${missing > 0 ? `, ${missing} that were not drawn left out` : ''}`,
)

/** On the same disk it takes no room: names are made of what a picture shows, so neither of the two changes. */
function layOut(drawn: string, target: string): void {
  laid++
  if (existsSync(target)) return
  mkdirSync(dirname(target), { recursive: true })
  try {
    linkSync(drawn, target)
  } catch {
    // Another disk. It has its name once all of it is there.
    copyFileSync(drawn, `${target}.part`)
    renameSync(`${target}.part`, target)
  }
}
