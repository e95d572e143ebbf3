import { addDays } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { showBriefly, showMoment } from '#domain/calendar/show-moment.ts'
import { differences } from '#domain/content/differences.ts'
import type { Kind } from '#domain/content/kinds.ts'
import { sayRefusal } from '#domain/content/publish-refusal.ts'
import { may } from '#domain/staff/roles.ts'
import type { deskOfStaff } from '../desk.ts'
import { addresses, titleOf } from './content-kinds.ts'
import { judgeItem, openItem } from './open-item.ts'

type At = ReturnType<typeof deskOfStaff>
export type PublishView = NonNullable<Awaited<ReturnType<typeof showPublish>>>

/** What a draft would change, what speaks against it and what is asked before it goes out. */
export async function showPublish(
  { services: { content }, session, actor, now }: At,
  kind: Kind,
  id: string,
) {
  const open = await openItem(content, kind, id)
  if (!open) return null
  const { item, draft, live, shown, shape } = open
  const publication = { kind, id, live: shown, next: item.value, note: '' }
  return {
    kind,
    address: addresses[kind](id),
    title: titleOf(item.value, id),
    fileChanged: open.fileChanged,
    against: live ? `version ${live.version}` : shown === null ? null : 'its file',
    draft: draft && {
      revision: draft.revision,
      by: draft.by ?? 'the command line',
      at: showBriefly(draft.at, now),
    },
    changes: draft
      ? differences(shape.sections, shown === null ? {} : shape.toForm(shown), shape.toForm(item.value))
      : [],
    problems: draft ? await judgeItem(content, open) : [],
    planned: await plannedOf(content, { kind, id }, draft?.revision ?? null),
    asked: draft ? await content.ask(publication, actor) : [],
    /** The days on which it can go out. */
    days: { first: dateInIndia(now), last: addDays(dateInIndia(now), 365) },
    mayPublish: may(session.staff.role, 'content: publish'),
  }
}

/** When it goes out by itself, or why it did not. Null where nothing is planned. */
export async function plannedOf(
  content: At['services']['content'],
  which: { kind: Kind; id: string },
  revision: number | null,
): Promise<{ by: string; at: string; refused: string[]; isChanged: boolean } | null> {
  const planned = await content.schedules.find(which)
  return (
    planned && {
      by: planned.by ?? 'The command line',
      at: showMoment(planned.at),
      refused: planned.refused ? sayRefusal(planned.refused) : [],
      /** The draft was written in since: this one does not go out. */
      isChanged: planned.revision !== revision,
    }
  )
}
