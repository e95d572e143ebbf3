import { addDays } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { isOpen } from '#domain/enquiries/stages.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { LogEntry } from '#domain/staff/log-words.ts'
import { may } from '#domain/staff/roles.ts'
import { type ChangeDeps, type ChangedEnquiry, changeEnquiry, type UnknownEnquiry } from './change-enquiry.ts'
import { listStaff } from './enquiry-desk-store.ts'

/** Longer than an enquiry is kept. */
const mostDays = 365

export type NextSet =
  | { ok: true }
  | UnknownEnquiry
  | ChangedEnquiry
  /** Who is to have it works with enquiries no more, or never did; the day is over, or too far; nothing is due of what is won or lost. */
  | { ok: false; reason: 'no such owner' | 'no such day' | 'over' }

export type NextWish = { ownerId: string | null; nextDay: string | null; revision: number }

/** Says who has an enquiry and when to call; null for nobody, and for no day. */
export type SetNext = (reference: string, wish: NextWish, by: Actor) => Promise<NextSet>

export function createSetNext(deps: ChangeDeps): SetNext {
  return (reference, { ownerId, nextDay, revision }, by) =>
    changeEnquiry<NextSet>(deps, { reference, by }, async (enquiry, tx, at) => {
      const refuse = (reason: 'no such owner' | 'no such day' | 'over') =>
        ({ outcome: { ok: false, reason } }) as const
      const [newOwner, newDay] = [ownerId !== enquiry.ownerId, nextDay !== enquiry.nextDay]
      if (!newOwner && !newDay) return { outcome: { ok: true } }
      if (enquiry.revision !== revision) return { outcome: { ok: false, reason: 'changed', enquiry } }
      const today = dateInIndia(at)
      if (newDay && !isOpen(enquiry.stage)) return refuse('over')
      if (newDay && nextDay !== null && (nextDay < today || nextDay > addDays(today, mostDays)))
        return refuse('no such day')
      if (newOwner && ownerId !== null && !(await mayHave(ownerId))) return refuse('no such owner')

      async function mayHave(id: string): Promise<boolean> {
        const person = (await listStaff(tx)).find((one) => one.id === id)
        return person?.active === true && may(person.role, 'enquiries: change')
      }

      const subject = { kind: 'enquiry', id: reference } as const
      const logged: LogEntry[] = []
      if (newOwner)
        logged.push({
          by,
          what: 'enquiry given',
          subject,
          before: { given: enquiry.ownerId !== null },
          after: { given: ownerId !== null },
        })
      if (newDay)
        logged.push({
          by,
          what: 'enquiry day set',
          subject,
          before: { day: enquiry.nextDay },
          after: { day: nextDay },
        })
      return { outcome: { ok: true }, change: { ownerId, nextDay }, logged }
    })
}
