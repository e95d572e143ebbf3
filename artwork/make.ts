import { mkdir, readdir } from 'node:fs/promises'
import { availableParallelism, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { fileName, filesOf, makePicture } from './make-picture.ts'
import { currentManifest } from './manifest.ts'
import { allPictures, type Picture } from './pictures.ts'

const keyOf = ({ name, format }: { name: string; format: string }) => `${name}-${format}`

/** Draws what is missing of all pictures, or of those named as `name-format`: `make.ts [--folder dir] [ladakh/day-tall …]`. */
async function main() {
  const { values, positionals } = parseArgs({
    options: { folder: { type: 'string', default: 'data/pictures' } },
    allowPositionals: true,
  })
  const { folder } = values
  const named = new Set(positionals)
  const wanted = named.size > 0 ? allPictures.filter((picture) => named.has(keyOf(picture))) : allPictures
  if (named.size > 0 && wanted.length < named.size) {
    const known = new Set(allPictures.map(keyOf))
    throw new Error(`No picture ${positionals.filter((key) => !known.has(key)).join(', ')}`)
  }
  const queue = await missingOf(wanted, folder)
  const total = queue.length
  const started = Date.now()
  setPriority(19)
  sharp.concurrency(1)
  let done = 0
  const drawNext = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      await makePicture(picture, folder)
      showProgress(++done, total, started)
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, drawNext))
  console.log(
    `${process.stdout.isTTY && total ? '\n' : ''}${total} pictures made in ${((Date.now() - started) / 1000).toFixed(0)} s, all in ${folder}`,
  )
}

async function missingOf(wanted: Picture[], folder: string): Promise<Picture[]> {
  await mkdir(folder, { recursive: true })
  const existing = new Set(await readdir(folder))
  const hashes = new Map(currentManifest().pictures.map((picture) => [keyOf(picture), picture.hash]))
  return wanted.filter((picture) =>
    filesOf(picture.format).some((file) => !existing.has(fileName(hashes.get(keyOf(picture)) ?? '', file))),
  )
}

function showProgress(done: number, total: number, started: number) {
  const millisecondsLeft = ((Date.now() - started) / done) * (total - done)
  const filled = Math.round((done / total) * 30)
  const text = `${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done}/${total}, ${Math.ceil(millisecondsLeft / 1000)} s left`
  if (process.stdout.isTTY) process.stdout.write(`\r${text}   `)
  else if (done % 50 === 0) console.log(text)
}

await main()
