import { expect, test } from 'vitest'
import { findMigrationProblems } from './migration-rules.ts'

const known = { earlier: ['0018_voucher_links', '0019_notes'], version: '1.4.0' }
const problems = (sql: string) => findMigrationProblems({ name: '0020_next.sql', sql }, known)

test.each([
  `CREATE TABLE "notes" ("id" bigserial PRIMARY KEY NOT NULL, "word" text NOT NULL);--> statement-breakpoint
   ALTER TABLE "notes" ADD CONSTRAINT "notes_fk" FOREIGN KEY ("word") REFERENCES "public"."bookings"("reference");--> statement-breakpoint
   CREATE INDEX "notes_word" ON "notes" USING btree ("word");
   ALTER TABLE "public"."notes" ALTER COLUMN "word" SET NOT NULL;
   UPDATE "notes" SET "word" = 'drop table bookings; -- not one'`,
  'ALTER TABLE "bookings" ADD COLUMN "note" text;',
  `ALTER TABLE "bookings" ADD COLUMN "note" text DEFAULT 'a, b' NOT NULL, ADD COLUMN "at" timestamptz DEFAULT now() NOT NULL`,
  'ALTER TABLE "bookings" ADD CONSTRAINT "bookings_note" CHECK (note is not null) NOT VALID',
  'ALTER TABLE "bookings" VALIDATE CONSTRAINT "bookings_note"',
  'ALTER TABLE "bookings" ALTER COLUMN "note" DROP NOT NULL',
  'DROP INDEX CONCURRENTLY IF EXISTS "by_note"; CREATE UNIQUE INDEX CONCURRENTLY "by_note" ON "bookings" ("note")',
  'ALTER TABLE "bookings" ADD CONSTRAINT "once" UNIQUE USING INDEX "by_note"',
  `CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM jobs; RETURN NULL; END $$;`,
  '-- nothing reads it since 0019_notes\nALTER TABLE "bookings" DROP COLUMN "note"',
  '-- It was once shown.\n-- nothing reads it since release 1.4.0\nDROP TABLE "notes"',
])('it may add, or drop what is no longer read: %s', (sql) => {
  expect(problems(sql)).toEqual([])
})

test.each([
  ['ALTER TABLE "bookings" ADD COLUMN "note" text NOT NULL', 'does not fill it'],
  ['ALTER TABLE "bookings" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL', 'rewrites'],
  ['ALTER TABLE "bookings" ADD COLUMN "no" bigserial', 'rewrites'],
  ['ALTER TABLE "bookings" ADD COLUMN "all" integer GENERATED ALWAYS AS (a + b) STORED', 'rewrites'],
  ['ALTER TABLE "bookings" ADD COLUMN "note" text UNIQUE', 'by itself'],
  ['ALTER TABLE "bookings" ADD COLUMN "a" text, ADD COLUMN "b" text NOT NULL', 'does not fill it'],
  ['ALTER TABLE "bookings" ALTER COLUMN "note" SET NOT NULL', 'not valid'],
  ['ALTER TABLE "bookings" ALTER COLUMN "note" SET DATA TYPE bigint', 'rewrites'],
  ['ALTER TABLE "bookings" ADD CONSTRAINT "b" CHECK (note is not null)', 'not valid'],
  ['ALTER TABLE "bookings" ADD CONSTRAINT "b" UNIQUE("note")', 'concurrently'],
  ['ALTER TABLE "bookings" RENAME COLUMN "note" TO "word"', 'old name'],
  ['ALTER TABLE "bookings" DROP COLUMN "note"', 'say since when'],
  ['ALTER TABLE "bookings" ALTER COLUMN "note" DROP DEFAULT', 'say since when'],
  ['DROP TABLE "notes"', 'say since when'],
  ['-- nothing reads it since 0021_later\nDROP TABLE "notes"', 'no earlier migration 0021_later'],
  ['-- nothing reads it since release 1.10.0\nDROP TABLE "notes"', 'no release 1.10.0'],
  [
    '-- nothing reads it since 0019_notes\nDROP TABLE "notes"; DROP TABLE "others"',
    'DROP TABLE "others": say since',
  ],
  ['CREATE INDEX "by_note" ON "bookings" ("note")', 'concurrently'],
  ['CREATE INDEX CONCURRENTLY "by_note" ON "bookings" ("note")', 'half an index'],
  [
    'DROP INDEX CONCURRENTLY IF EXISTS "by_note"; CREATE INDEX CONCURRENTLY "by_note" ON "bookings" ("note"); ALTER TABLE "bookings" ADD COLUMN "a" text',
    'half an index',
  ],
  ['UPDATE "bookings" SET "note" = null', 'in a job'],
  ['DELETE FROM "jobs" WHERE "task" = \'old\'', 'in a job'],
  ['VACUUM FULL "bookings"', 'no kind of statement'],
])('%s is refused by name', (sql, why) => {
  const [problem] = problems(sql)
  expect(problem).toMatch(/^0020_next\.sql: /)
  expect(problem).toContain(why)
})
