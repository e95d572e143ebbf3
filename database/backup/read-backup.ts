import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import {
  type Contents,
  endOfRows,
  readContentsLine,
  rowsLine,
  type SavedTable,
  sealLength,
  sealOf,
  sumsLine,
} from './backup-format.ts'
import { BackupRefused } from './backup-refused.ts'
import { TextReader } from './text-reader.ts'

/** What is in a backup, once every byte of it has proved to be as it was written. */
export async function readContents(path: string): Promise<Contents> {
  await checkSeal(path)
  return withText(path, (text) => readHead(text, path))
}

/** Hands out the rows of each table in turn, as COPY reads them; whoever gets them must read them all. Resolves when every row and every checksum was right. */
export async function readTables(
  path: string,
  use: (table: SavedTable, rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  await withText(path, async (text) => {
    const { tables } = await readHead(text, path)
    const sums: string[] = []
    for (const table of tables) {
      if ((await text.line()) !== rowsLine(table)) throw damaged(path)
      const sum = createHash('sha256')
      await use(table, summed(text.rows(endOfRows), sum))
      sums.push(sum.digest('hex'))
    }
    if ((await text.line()) !== sumsLine(sums)) throw damaged(path)
  })
}

async function* summed(rows: AsyncIterable<Buffer>, sum: ReturnType<typeof createHash>) {
  for await (const chunk of rows) {
    sum.update(chunk)
    yield chunk
  }
}

async function readHead(text: TextReader, path: string): Promise<Contents> {
  const contents = readContentsLine(await text.line())
  if (!contents)
    throw new BackupRefused(
      `${path} is whole, but of a format that this release does not read: use the one that wrote it.`,
    )
  return contents
}

/** Reads every byte: the last ones are the checksum of all others. */
async function checkSeal(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const seal = Buffer.alloc(sealLength)
    const start = size - sealLength
    if (start <= 0) throw damaged(path)
    await file.read(seal, 0, sealLength, start)
    const sum = createHash('sha256')
    for await (const chunk of file.createReadStream({ start: 0, end: start - 1, autoClose: false }))
      sum.update(chunk)
    if (!seal.equals(sealOf(sum.digest('hex')))) throw damaged(path)
  } finally {
    await file.close()
  }
}

async function withText<Result>(path: string, work: (text: TextReader) => Promise<Result>): Promise<Result> {
  const packed = createReadStream(path)
  const unpacked = createGunzip()
  packed.once('error', (error) => unpacked.destroy(error))
  packed.pipe(unpacked)
  try {
    return await work(new TextReader(unpacked, () => damaged(path)))
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}

function damaged(path: string): BackupRefused {
  return new BackupRefused(
    `${path} is no backup, or it is damaged or cut off: its checksum is wrong, and nothing was restored.`,
  )
}
