import { displayPhone } from '#domain/forms/phone-number.ts'
import { createTellTraveller } from '../account/tell-traveller.ts'
import { parsePhone } from '../auth/codes/e164.ts'
import { createRemoveLostFactor } from '../auth/factors/remove-lost-factor.ts'
import { createQueueNotice } from '../sms/queue-notice.ts'
import { type Command, commandLine, no, yes } from './command.ts'

/** For a traveller who lost the device with the authenticator app. */
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
    const removed = await createRemoveLostFactor({ db, clock, tellTraveller })(phone, commandLine)
    if (removed.ok) return yes(`Two-step login of ${shown} is removed, and the traveller is told.`)
    return removed.reason === 'no account'
      ? no(`There is no account with the number ${shown}.`)
      : no(`${shown} has no two-step login.`)
  },
}
