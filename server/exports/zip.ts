import { once } from 'node:events'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

/** A file within an archive, compressed. */
export type Packed = { name: string; bytes: Buffer; crc: number; size: number }

/** Compresses what comes piece by piece, so that the whole of it is never in memory. */
export async function pack(name: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<Packed> {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED })
  const done: Buffer[] = []
  deflate.on('data', (piece: Buffer) => done.push(piece))
  const ended = once(deflate, 'end')
  let crc = 0
  let size = 0
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece)
    crc = crc32(bytes, crc)
    size += bytes.length
    if (!deflate.write(bytes)) await once(deflate, 'drain')
  }
  deflate.end()
  await ended
  return { name, bytes: Buffer.concat(done), crc, size }
}

/** The first day that the format can name: a file that is made again is the same. */
const noTime = Buffer.from([0, 0, 0x21, 0])
const utf8Names = 0x0800
const deflated = 8

/** An archive as PKWARE's APPNOTE 6.3 describes it, of files below 4 GB. */
export function zip(files: Packed[]): Buffer {
  const parts: Buffer[] = []
  const index: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const facts = factsOf(file, name.length)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, file.bytes])
    index.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), u16(20), facts, Buffer.alloc(10), u32(offset), name]),
    )
    parts.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(index)
  const count = u16(files.length)
  const end = [Buffer.from('PK\x05\x06'), u32(0), count, count, u32(entries.length), u32(offset), u16(0)]
  return Buffer.concat([...parts, entries, ...end])
}

/** What stands alike before a file and in the index. */
function factsOf({ bytes, crc, size }: Packed, nameLength: number): Buffer {
  return Buffer.concat([
    u16(20),
    u16(utf8Names),
    u16(deflated),
    noTime,
    u32(crc),
    u32(bytes.length),
    u32(size),
    u16(nameLength),
    u16(0),
  ])
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
