import { accountFetch } from '#app/features/login/account-fetch.ts'
import { statusTokenHeader } from '#domain/bookings/hold.ts'
import type { JustBooked } from '#server/account/show-just-booked.ts'
import { type TabPass, tabPasses } from './tab-passes.ts'

export type ReadJustBooked = { ok: true; value: JustBooked } | { ok: false; reason: 'absent' | 'away' }

/** The booking that this tab has paid for. `absent`: it no longer opens this way; `away`: it could not be asked. */
export async function readJustBooked({ reference, statusToken }: TabPass): Promise<ReadJustBooked> {
  try {
    const answer = await fetch(`/api/just-booked/${encodeURIComponent(reference)}`, {
      headers: { [statusTokenHeader]: statusToken },
    })
    if (answer.ok) return { ok: true, value: (await answer.json()) as JustBooked }
    return { ok: false, reason: answer.status === 404 ? 'absent' : 'away' }
  } catch {
    return { ok: false, reason: 'away' }
  }
}

/** What whoever has just paid wants to know, a guest by the tab's pass, a traveller by the login; null when it can't be read. */
export type Booked = Pick<JustBooked, 'ahead' | 'payable' | 'wallet' | 'calendarHref' | 'shareHref'>

export async function readBooked(reference: string): Promise<Booked | null> {
  const pass = tabPasses.get()[reference]
  if (pass) {
    const read = await readJustBooked(pass)
    return read.ok ? read.value : null
  }
  try {
    const answer = await accountFetch(`/api/account/bookings/${encodeURIComponent(reference)}`)
    return answer.ok ? ((await answer.json()) as Booked) : null
  } catch {
    return null
  }
}
