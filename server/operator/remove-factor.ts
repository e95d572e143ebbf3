import { displayPhone } from '#domain/forms/phone-number.ts'
import { createTellTraveller } from '../account/tell-traveller.ts'
import { parsePhone } from '../auth/codes/e164.ts'
import { listFactors } from '../auth/factors/factor-store.ts'
import { takeFactorsAway } from '../auth/factors/take-factors-away.ts'
import { findUserByPhone } from '../auth/users/user-store.ts'
import { createQueueNotice } from '../sms/queue-notice.ts'
import { type Command, no } from './command.ts'

/** For a traveller who lost the device with the authenticator app. Who is signed in stays signed in. */
export const removeFactor: Command = {
  name: 'remove-factor',
  takes: ['<phone>'],
  does: 'removes two-step login from the account with this number and tells the traveller',
  async run({ env, db, clock, site }, [typed = '']) {
    const { hosted } = env.auth
    if (hosted) return no(`Logins are kept by the project at ${hosted.url}: remove the factor there.`)
    const phone = parsePhone(typed.replace(/[()-]/g, ''))
    if (!phone) return no('That is no phone number: write it with its country code, such as +919876543210.')
    const shown = displayPhone(phone)
    const tellTraveller = createTellTraveller({ site, queueNotice: createQueueNotice({ site }) })
    return db.transaction(async (tx) => {
      const user = await findUserByPhone(tx, phone)
      if (!user) return no(`There is no account with the number ${shown}.`)
      const factors = await listFactors(tx, user.id)
      if (!factors.some(({ verifiedAt }) => verifiedAt)) return no(`${shown} has no two-step login.`)
      await takeFactorsAway(tx, { user, factors, at: clock.now() }, tellTraveller)
      return { ok: true, message: `Two-step login of ${shown} is removed, and the traveller is told.` }
    })
  },
}
