import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { readSchema } from '../schema-version.ts'
import {
  type Contents,
  copyStatement,
  endOfRows,
  rowsLine,
  type SavedTable,
  sealOf,
  sumsLine,
  writeContents,
} from './backup-format.ts'
import { BackupRefused } from './backup-refused.ts'
import { listSequences, listTables, nameInSchema } from './list-tables.ts'
import { writeWholeFile } from './write-whole-file.ts'

/** Not saved, each for its reason. Every other table is. */
export const leftOut: Record<string, string> = {
  limit_windows:
    'how often somebody tried something within the last minutes or hours; a crash empties it, too',
  limit_keys: 'the keys of those counts, each of which must be gone when its day is over',
  release_files: 'scripts and styles of releases; each process writes its own at its start',
}

/** Speed counts: the site goes on beside it. */
const compression = { level: constants.Z_BEST_SPEED }

export type Saved = { contents: Contents; bytes: number }

/** Saves all that the database holds at one moment. The file is there when all of it is written, or not at all. */
export async function writeBackup(
  client: pg.Client,
  path: string,
  options: { overwrite: boolean; stopped?: AbortSignal },
): Promise<Saved> {
  return writeWholeFile(path, options.overwrite, async (file) => {
    const contents = await beginSnapshot(client)
    const bytes = await writeAll(client, { contents, file, stopped: options.stopped })
    await client.query('commit')
    return { contents, bytes }
  })
}

/** From here on the connection sees one moment, whatever others write. */
async function beginSnapshot(client: pg.Client): Promise<Contents> {
  await client.query('begin isolation level repeatable read read only')
  // Values are written so that any server reads the same from them, and a backup takes as long as it takes.
  await client.query(`set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '30s'`)
  const found = await readSchema(client)
  if (!found) throw new BackupRefused('The database is empty: there is nothing to save.')
  const tables: SavedTable[] = []
  for (const table of await listTables(client)) {
    if (table.name in leftOut) continue
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${nameInSchema(table.name)}`)
    tables.push({ ...table, rows: Number(rows[0]?.count) })
  }
  return {
    format: 1,
    takenAt: new Date().toISOString(),
    schema: found.schema,
    tables,
    sequences: await listSequences(client),
    leftOut: Object.keys(leftOut),
  }
}

/** Gives the bytes written. */
async function writeAll(
  client: pg.Client,
  { contents, file, stopped }: { contents: Contents; file: FileHandle; stopped?: AbortSignal },
): Promise<number> {
  const sum = createHash('sha256')
  let bytes = 0
  await pipeline(
    () => textOf(client, contents),
    createGzip(compression),
    async (packed: AsyncIterable<Buffer>) => {
      for await (const chunk of packed) {
        sum.update(chunk)
        bytes += chunk.length
        await file.appendFile(chunk)
      }
    },
    { signal: stopped },
  )
  const seal = sealOf(sum.digest('hex'))
  await file.appendFile(seal)
  return bytes + seal.length
}

async function* textOf(client: pg.Client, contents: Contents): AsyncGenerator<Buffer | string> {
  yield writeContents(contents)
  const sums: string[] = []
  for (const table of contents.tables) {
    yield rowsLine(table)
    const sum = createHash('sha256')
    for await (const chunk of client.query(copyTo(copyStatement(table, 'to stdout')))) {
      sum.update(chunk)
      yield chunk
    }
    yield endOfRows
    sums.push(sum.digest('hex'))
  }
  yield sumsLine(sums)
}
