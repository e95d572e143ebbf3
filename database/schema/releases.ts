import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../columns.ts'

/**
 * Files of the browser's build, of the releases that run and of those before. Their names are made of what they hold, so all releases share
 * them, and a process gives out what it never had itself.
 */
export const releaseFiles = pgTable('release_files', {
  name: text('name').primaryKey(),
  body: bytes('body').notNull(),
  /** By brotli; fonts are not. */
  compressed: boolean('compressed').notNull(),
  /** When a process of a release that has it last said so. */
  servedAt: moment('served_at').notNull(),
})
