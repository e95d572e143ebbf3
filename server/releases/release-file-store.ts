import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { releaseFiles } from '#database/schema/releases.ts'

export type ReleaseFile = { name: string; body: Buffer; compressed: boolean }

/** So many rows a statement: a release has a few hundred, of a few kilobytes each. */
const atOnce = 50

/**
 * Notes that these files are served, and adds those that are missing. Sorted, so that processes which start together wait for each other in one
 * order.
 */
export async function saveServed(db: Database, files: ReleaseFile[], servedAt: Date): Promise<void> {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const names = sorted.map(({ name }) => name)
  const there = await db
    .update(releaseFiles)
    .set({ servedAt })
    .where(
      inArray(
        releaseFiles.name,
        db
          .select({ name: releaseFiles.name })
          .from(releaseFiles)
          .where(inArray(releaseFiles.name, names))
          .orderBy(releaseFiles.name)
          .for('update'),
      ),
    )
    .returning({ name: releaseFiles.name })
  const known = new Set(there.map(({ name }) => name))
  const missing = sorted.filter(({ name }) => !known.has(name))
  for (let at = 0; at < missing.length; at += atOnce)
    await db
      .insert(releaseFiles)
      .values(missing.slice(at, at + atOnce).map((file) => ({ ...file, servedAt })))
      .onConflictDoUpdate({ target: releaseFiles.name, set: { servedAt } })
}

export async function findReleaseFile(db: Database, name: string): Promise<ReleaseFile | undefined> {
  const [file] = await db.select().from(releaseFiles).where(eq(releaseFiles.name, name))
  return file
}

/** Removes what was last served before then, and of the rest the oldest beyond so many bytes. */
export async function removeOld(
  db: Database,
  { before, mostBytes }: { before: Date; mostBytes: number },
): Promise<void> {
  await db.delete(releaseFiles).where(lt(releaseFiles.servedAt, before))
  await db.execute(sql`
    delete from release_files where name in (
      select name from (
        select name, sum(octet_length(body)) over (order by served_at desc, name) as bytes from release_files
      ) newest where bytes > ${mostBytes})`)
}
