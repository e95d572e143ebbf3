import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { deleteCodesTo } from '../auth/sessions/login-store.ts'
import { deleteUser } from '../auth/users/user-store.ts'
import { eraseAttempts } from '../bookings/booking-store.ts'
import { eraseDetailsOf } from '../bookings/guests/details-store.ts'
import { deletePartiesOf } from '../departures/waiting/waiting-store.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { eraseReviewsOf } from '../reviews/review-store.ts'
import { lockPlacesOf } from '../waiting/keep-place.ts'
import { type DeletionBlocker, findBlockers } from './deletion-blockers.ts'
import { hostedLoginMail } from './hosted-login-mail.ts'
import { deleteAllSaved } from './saved-trip-store.ts'
import type { TellTraveller } from './tell-traveller.ts'
import { deleteTraveller } from './traveller-store.ts'
import type { SignedOut, WriteAsTraveller } from './write-as-traveller.ts'

export type DeleteAccount = (
  traveller: Traveller,
) => Promise<{ ok: true } | { ok: false; reason: 'not now'; blocker: DeletionBlocker } | SignedOut>

/**
 * Erases what the account holds, and its login with all devices, codes and factors; of bookings all that the law does not keep. A login that a
 * hosted project keeps is the operator's to remove.
 */
export function createDeleteAccount(deps: {
  writeAsTraveller: WriteAsTraveller
  clock: Clock
  site: Site
  /** The address of the hosted project; null when the logins are our own. */
  hostedAt: string | null
  tellTraveller: TellTraveller
}): DeleteAccount {
  const { writeAsTraveller, clock, site, hostedAt, tellTraveller } = deps
  return (traveller) =>
    writeAsTraveller(traveller, async (tx, phone) => {
      const at = clock.now()
      const { id } = traveller
      // Nothing is offered to them from here on.
      await lockPlacesOf(tx, id)
      const [blocker] = await findBlockers(tx, id, { today: dateInIndia(at), site })
      if (blocker) return { ok: false, reason: 'not now', blocker }
      await eraseAttempts(tx, id)
      await eraseReviewsOf(tx, id, at)
      await eraseDetailsOf(tx, id)
      await deletePartiesOf(tx, id)
      await tellTraveller(tx, { travellerId: id, phone, event: 'account deleted', at })
      await deleteAllSaved(tx, id)
      await deleteTraveller(tx, id)
      if (hostedAt) await queueMail(tx, hostedLoginMail({ userId: id, hostedAt, site, at }), at)
      else {
        await deleteUser(tx, id)
        await deleteCodesTo(tx, phone)
      }
      return { ok: true }
    })
}
