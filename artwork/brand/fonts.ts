import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateSync } from 'node:zlib'

/** WOFF to TrueType: the same tables, inflated. sharp's text reads no WOFF. */
function unpackWoff(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12)
  const power = 2 ** Math.floor(Math.log2(tables))
  const head = Buffer.alloc(12 + tables * 16)
  const bodies: Buffer[] = []
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tables - power) * 16, 10)
  let at = head.length
  for (let i = 0; i < tables; i++) {
    const from = 44 + i * 20
    const to = 12 + i * 16
    const offset = woff.readUInt32BE(from + 4)
    const packed = woff.readUInt32BE(from + 8)
    const length = woff.readUInt32BE(from + 12)
    const raw = woff.subarray(offset, offset + packed)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(at, to + 8)
    head.writeUInt32BE(length, to + 12)
    bodies.push(packed < length ? inflateSync(raw) : raw, padding)
    at += length + padding.length
  }
  return Buffer.concat([head, ...bodies])
}

/** Files of Rozha One that sharp can read; the rupee sign lives in the second. */
export function displayFonts(): { latin: string; extended: string } {
  const require = createRequire(import.meta.url)
  const folder = mkdtempSync(path.join(tmpdir(), 'kafila-fonts-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const unpack = (subset: string) => {
    const file = path.join(folder, `rozha-one-${subset}.ttf`)
    writeFileSync(
      file,
      unpackWoff(
        readFileSync(require.resolve(`@fontsource/rozha-one/files/rozha-one-${subset}-400-normal.woff`)),
      ),
    )
    return file
  }
  return { latin: unpack('latin'), extended: unpack('latin-ext') }
}
