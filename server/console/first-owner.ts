import type { StaffService } from '../staff/staff-service.ts'

/** How somebody on the developer's own machine gets into the console; null once anybody can, and in production. */
export async function sayFirstOwner(
  staff: Pick<StaffService, 'list'>,
  { mode, url }: { mode: 'local' | 'production'; url: string },
): Promise<string | null> {
  if (mode !== 'local') return null
  // A hint is worth nothing that a database which went away just now could end.
  const people = await staff.list().catch(() => null)
  if (!people) return null
  if (people.some(({ endedAt }) => endedAt === null)) return null
  return `The console is at ${url}/console. Its first owner: npm run operator -- staff add +91… owner "Your name"`
}
