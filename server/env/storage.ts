import { resolve } from 'node:path'
import * as v from 'valibot'
import { defineConcern } from './concern.ts'
import { address, onOrOff } from './values.ts'

export type StorageSettings = {
  dataDir: string
  /** Absent: the embedded database. */
  databaseUrl: string | undefined
  /** The database itself, where `databaseUrl` may name a pooler: for what belongs to a connection. */
  directUrl: string | undefined
  /** A standby from which pages read seats. */
  readUrl: string | undefined
  /** Whether a start brings the schema up to date, or only makes sure that it is. */
  migrate: boolean
}

const database = address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/kafila')

export const storage = defineConcern({
  variables: {
    DATA_DIR: v.optional(v.string(), './data'),
    DATABASE_URL: v.optional(database),
    DATABASE_DIRECT_URL: v.optional(database),
    DATABASE_READ_URL: v.optional(database),
    MIGRATE: v.optional(onOrOff, 'on'),
  },
  problems: (raw) =>
    (['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const).map(
      (name) =>
        raw[name] !== undefined &&
        !raw.DATABASE_URL &&
        `${name} is set but DATABASE_URL is not: it names the same database`,
    ),
  read: (raw): StorageSettings => ({
    dataDir: resolve(raw.DATA_DIR),
    databaseUrl: raw.DATABASE_URL,
    directUrl: raw.DATABASE_DIRECT_URL ?? raw.DATABASE_URL,
    readUrl: raw.DATABASE_READ_URL,
    migrate: raw.MIGRATE === 'on',
  }),
})
