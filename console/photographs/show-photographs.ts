import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { may } from '#domain/staff/roles.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

export const photographsAddress = '/console/photographs'

export type PhotographsView = Awaited<ReturnType<typeof showPhotographs>>

export async function showPhotographs(
  { services, session, now }: Desk & { session: StaffSession },
  added: string | null,
) {
  const rows = await services.photographs.list()
  return {
    /** One has just been added. */
    isAdded: rows.some(({ hash }) => hash === added),
    mayAdd: may(session.staff.role, 'content: edit'),
    rows: rows.map(({ hash, alt, width, height, by, at, picture, shownBy }) => ({
      hash,
      alt,
      size: `${width.toLocaleString('en-IN')} × ${height.toLocaleString('en-IN')} px`,
      added: [by, showMomentBeside(at, now)].filter(Boolean).join(', '),
      picture: {
        src: `${picture.url}-wide.800.webp`,
        avif: `${picture.url}-wide.{w}.avif`,
        width: 1600,
        height: 1000,
        colors: picture.colors,
        alt,
      },
      address: picture.url,
      shownBy: shownBy.map(({ id, title }) => ({ id, title: title.split(':')[0] ?? title })),
    })),
  }
}
