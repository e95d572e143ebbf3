import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { mostClaimTries } from '#domain/bookings/claim-form.ts'
import { createAllowClaim } from '../bookings/allow-claim.ts'
import { type Command, commandLine, no, yes } from './command.ts'

/** For those who write to us once their tries are used up. */
export const allowClaim: Command = {
  name: 'allow-claim',
  takes: ['<booking>'],
  does: `gives whoever logs in with the phone of a guest’s booking ${mostClaimTries} new tries to open it`,
  async run({ db, clock }, [reference = '']) {
    if (!isBookingReference(reference))
      return no(`${reference} is no booking: references look like KF-7Q2M9XKD.`)
    const allowed = await createAllowClaim({ db, clock })(reference, commandLine)
    return allowed.ok
      ? yes(`${reference} can be opened again with its email address or reference: ${mostClaimTries} tries.`)
      : no(`There is no guest’s booking ${reference} that waits to be opened.`)
  },
}
