import { showMoment } from '#domain/calendar/show-moment.ts'
import { latestTicks } from '#domain/field/field-notes.ts'
import { formatPaise } from '#domain/money/money.ts'
import { may, type Role } from '#domain/staff/roles.ts'
import type { ConsoleServices } from '#server/console/desk.ts'

type Noted = Awaited<ReturnType<ConsoleServices['field']['read']>>
export type WayView = ReturnType<typeof showWay>

/** What the captain noted on the way. What happened to people is for who looks after them. */
export function showWay({ ticks, spendings, incidents }: Noted, role: Role) {
  const latest = latestTicks(
    ticks.map(({ key, reference, n, state, at }) => ({
      key,
      guest: `${reference}/${n}`,
      state,
      at: at.toISOString(),
    })),
  )
  const many = (wanted: string) => [...latest.values()].filter(({ state }) => state === wanted).length
  return {
    boarded: many('boarded'),
    noShow: many('no-show'),
    leftEarly: many('left early'),
    spendings: spendings.map(({ key, paise, what, at, who }) => ({
      key,
      what,
      who,
      at: showMoment(at),
      paid: formatPaise(paise),
    })),
    spent: formatPaise(spendings.reduce((sum, { paise }) => sum + paise, 0)),
    incidents: may(role, 'departures: change')
      ? incidents.map(({ key, text, at, who }) => ({ key, text, at: showMoment(at), who }))
      : null,
  }
}
