import { displayPhone } from '#domain/forms/phone-number.ts'
import { formatPaise, toPaise } from '#domain/money/money.ts'
import { parsePhone } from '../auth/codes/e164.ts'
import { findUserByPhone } from '../auth/users/user-store.ts'
import { createPayOutCredit } from '../wallet/pay-out-credit.ts'
import { type Command, commandLine, no, yes } from './command.ts'

const userId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** For a traveller who wants wallet credit in money, after the bank has carried it out. Logins of a hosted project are named by their id. */
export const payOut: Command = {
  name: 'pay-out',
  takes: ['<phone>', '<rupees>'],
  does: 'takes credit out of a wallet that you have paid to the traveller by bank',
  async run({ db, clock, env }, [typed = '', rupees = '']) {
    const { hosted } = env.auth
    const phone = parsePhone(typed.replace(/[()-]/g, ''))
    const isId = userId.test(typed)
    if (!isId && hosted)
      return no(`Logins are kept by the project at ${hosted.url}: write the id of the user there.`)
    if (!isId && !phone)
      return no('That is no phone number: write it with its country code, such as +919876543210.')
    if (!/^[1-9]\d{0,6}$/.test(rupees)) return no(`${rupees} is no amount: write whole rupees, such as 1500.`)
    const travellerId = isId ? typed : (await findUserByPhone(db, phone ?? ''))?.id
    const shown = isId ? typed : displayPhone(phone ?? '')
    if (!travellerId) return no(`There is no account with the number ${shown}.`)
    const amountPaise = toPaise(Number(rupees))
    const paid = await createPayOutCredit({ db, clock })(travellerId, amountPaise, commandLine)
    return paid.ok
      ? yes(
          `${formatPaise(amountPaise)} of ${shown} is noted as paid out; ${formatPaise(paid.leftPaise)} is left.`,
        )
      : paid.reason === 'needs two persons'
        ? no('Nothing was paid out.')
        : no(`The wallet of ${shown} holds ${formatPaise(paid.balancePaise)}: no more can be paid out.`)
  },
}
