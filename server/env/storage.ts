import { resolve } from 'node:path'
import * as v from 'valibot'
import { defineConcern } from './concern.ts'
import { address } from './values.ts'

export type StorageSettings = { dataDir: string; databaseUrl: string | undefined }

export const storage = defineConcern({
  variables: {
    DATA_DIR: v.optional(v.string(), './data'),
    DATABASE_URL: v.optional(
      address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/kafila'),
    ),
  },
  problems: () => [],
  read: (raw): StorageSettings => ({ dataDir: resolve(raw.DATA_DIR), databaseUrl: raw.DATABASE_URL }),
})
