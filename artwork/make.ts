import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { availableParallelism, setPriority } from 'node:os'
import sharp from 'sharp'
import { FILES, fileName, makePicture } from './make-picture.ts'
import type { Manifest } from './manifest.ts'
import { buildManifest } from './manifest.ts'
import { PICTURES, type Picture } from './pictures.ts'

const MANIFEST = '.generated/pictures.json'

/** Draws all pictures, or those named as `name-format`, into a folder: `make.ts [--first] [--folder dir] [ladakh/day-tall …]`. */
async function main(args: string[]) {
  const at = args.indexOf('--folder'),
    folder = at < 0 ? 'data/pictures' : (args[at + 1] as string),
    names = new Set(args.filter((a, i) => !a.startsWith('--') && i !== at + 1)),
    key = (p: { name: string; format: string }) => `${p.name}-${p.format}`,
    first = args.includes('--first')
  const manifest: Manifest = existsSync(MANIFEST)
    ? JSON.parse(readFileSync(MANIFEST, 'utf8'))
    : buildManifest()
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  const missing = new Set(
    manifest.pictures
      .filter(({ hash }) => FILES.some((file) => !there.has(fileName(hash, file))))
      .map(key)
      .filter((k) => names.size === 0 || names.has(k)),
  )
  const queue = PICTURES.filter((p) => missing.has(key(p)) && (!first || p.first)),
    total = queue.length,
    started = Date.now()
  setPriority(19)
  sharp.concurrency(1)
  let done = 0
  const draw = async (picture: Picture) => {
    await makePicture(picture, folder)
    show(++done, total, started)
  }
  await Promise.all(
    Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
      for (let p = queue.shift(); p; p = queue.shift()) await draw(p)
    }),
  )
  console.log(
    `${process.stdout.isTTY && total ? '\n' : ''}${total} pictures made in ${((Date.now() - started) / 1000).toFixed(0)} s, all in ${folder}`,
  )
}

function show(done: number, total: number, started: number) {
  const left = ((Date.now() - started) / done) * (total - done),
    filled = Math.round((done / total) * 30)
  const text = `${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done}/${total}, ${Math.ceil(left / 1000)} s left`
  if (process.stdout.isTTY) process.stdout.write(`\r${text}   `)
  else if (done % 50 === 0) console.log(text)
}

await main(process.argv.slice(2))
