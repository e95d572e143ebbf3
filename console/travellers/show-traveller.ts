import { stateOf } from '#domain/bookings/booking-filter.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { sayCredit } from '#domain/money/wallet-words.ts'
import { may } from '#domain/staff/roles.ts'
import { showMail } from '#domain/staff/show-mail.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import type { WalletEntry } from '#server/wallet/wallet-store.ts'
import type { deskOfStaff } from '../desk.ts'

export type TravellerView = Extract<NonNullable<Awaited<ReturnType<typeof showTraveller>>>, { name: string }>

/** Null when there is nobody; `at` where the page of the same person is. */
export async function showTraveller({ services, session, now }: ReturnType<typeof deskOfStaff>, id: string) {
  const { travellers } = services
  const found = await travellers.show(id)
  if (!found || 'at' in found) return found
  const { name, phone, email, bookings, account, login, messages } = found
  const { role } = session.staff
  const moment = (at: Date) => showMomentBeside(at, now)
  const titles = new Map(bookings.map(({ reference, title }) => [reference, title]))
  const shownName = name || 'Without a name'
  return {
    title: shownName,
    name: shownName,
    phone: showPhone(phone, role),
    email: email && showMail(email, role),
    hosted: travellers.hosted,
    bookings: bookings.map((booking) => ({
      reference: booking.reference,
      trip: `${booking.title.split(':')[0]}, ${booking.startDate && showPlainDate(booking.startDate)}`,
      guests: booking.guests,
      totalPaise: booking.totalPaise,
      state: stateOf(booking.status),
      asGuest: booking.travellerId === null,
      made: moment(booking.made),
    })),
    account: account && {
      savedTrips: account.savedTrips,
      balancePaise: account.wallet.balancePaise,
      reservedPaise: account.wallet.reservedPaise,
      more: account.wallet.more,
      entries: account.wallet.entries.map((entry) => ({
        what: `${sayCredit(entry.what, titles.get(entry.reference ?? ''))}, ${moment(entry.at)}`,
        paise: inWallet(entry),
        comesIn: inWallet(entry) > 0,
      })),
      payOut:
        account.wallet.balancePaise > 0 && may(role, 'pay-out: ask')
          ? `/console/pay-outs/new?traveller=${account.id}`
          : null,
    },
    login: login && {
      since: moment(login.since),
      lastSignIn: login.lastSignIn && moment(login.lastSignIn),
      factorSince: login.factorSince && moment(login.factorSince),
      devices: login.devices.map(({ id: device, deviceName, aal, lastUsedAt }) => ({
        id: device,
        line: `${deviceName}, used ${moment(lastUsedAt)}`,
        twoSteps: aal === 'aal2',
      })),
    },
    mayRemoveFactor: login !== null && login.factorSince !== null && may(role, 'traveller: remove factor'),
    messages: messages.map(({ id: message, channel, subject, reference, at, state }) => ({
      id: message,
      what: (subject ?? 'SMS').replace(` (${reference})`, ''),
      line: `${channel === 'mail' ? 'Mail' : 'SMS'}, ${moment(at)}`,
      reference,
      state,
    })),
  }
}

/** What an entry did to the credit that can be spent; what is reserved has left it. */
function inWallet({ from, to, amountPaise }: WalletEntry): number {
  return (Number(to === 'wallet') - Number(from === 'wallet')) * amountPaise
}
