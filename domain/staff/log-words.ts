import type { Actor } from './actor.ts'
import type { Shape, SubjectKind, ValueOf } from './log-values.ts'

/**
 * All that the log can say: the words that are shown, what each is about, and which values it may name before and after. What stands in no row here can't be
 * written.
 */
export const logWords = {
  'departure closed': row('Closed a departure', 'departure', { closed: 'flag' }),
  'departure reopened': row('Reopened a departure', 'departure', { closed: 'flag' }),
  'departure promised': row('Promised that a departure runs', 'departure', {
    decision: 'word',
    told: 'count',
  }),
  'departure cancelled': row('Cancelled a departure', 'departure', { cancelled: 'flag' }),
  'sold by phone': row('Noted seats sold by phone', 'departure', { seats: 'count' }),
  'seats set': row('Set the seats of a departure', 'departure', { seats: 'count' }),
  'date added': row('Added a date by hand', 'departure', { seats: 'count', smallest: 'count' }),
  'captain assigned': row('Assigned a captain', 'departure', { assigned: 'flag' }),
  'departure noted': row('Wrote a note on a departure', 'departure', { letters: 'count' }),
  'departure written to': row('Wrote to everybody of a departure', 'departure', {
    mails: 'count',
    sms: 'count',
  }),
  'rooms changed': row('Changed the rooms of a departure', 'departure', {
    stay: 'count',
    rooms: 'count',
    way: 'word',
  }),
  'health read': row('Read what guests of a departure told of their health', 'departure', {
    guests: 'count',
  }),
  'guest ticked': row('Ticked whether a guest is there', 'booking', { guest: 'count', state: 'word' }),
  'cash spent': row('Spent cash on the way', 'departure', { paise: 'paise' }),
  'incident noted': row('Wrote down an incident', 'departure', { letters: 'count' }),
  'party put first': row('Put a party first on the waiting list', 'departure', { seats: 'count' }),
  'party taken off': row('Took a party off the waiting list', 'departure', { seats: 'count' }),
  'booking cancelled': row('Cancelled a booking', 'booking', {
    status: 'word',
    toOnlinePaise: 'paise',
    toWalletPaise: 'paise',
    troubleCreditPaise: 'paise',
  }),
  'guests cancelled': row('Took guests off a booking', 'booking', {
    guests: 'count',
    toOnlinePaise: 'paise',
    toWalletPaise: 'paise',
    owedPaise: 'paise',
  }),
  'booking moved': row('Moved a booking to another date', 'booking', {
    startDate: 'day',
    nowPaise: 'paise',
    backPaise: 'paise',
    keptPaise: 'paise',
  }),
  'details asked': row('Asked for missing details of guests', 'booking', { messages: 'count' }),
  'papers noted': row('Noted whether papers of a guest are made', 'booking', {
    guest: 'count',
    made: 'flag',
  }),
  'guest named': row('Put in the name of a guest', 'booking', { guest: 'count' }),
  'guest replaced': row('Gave a seat to another guest', 'booking', { guest: 'count' }),
  'refund sent': row('Sent a part back', 'booking', { paise: 'paise', leftPaise: 'paise' }),
  'refund sent again': row('Sent a refused refund again', 'booking', { paise: 'paise' }),
  'paid back by hand': row('Paid money back by hand', 'booking', { paise: 'paise', way: 'word' }),
  'desk booking made': row('Made a booking at the desk', 'booking', {
    guests: 'count',
    totalPaise: 'paise',
    discountPaise: 'paise',
    owedPaise: 'paise',
    fromPhone: 'flag',
  }),
  'discount given': row('Gave a discount', 'booking', { totalPaise: 'paise', discountPaise: 'paise' }),
  'receipt taken': row('Took money for a booking', 'booking', {
    paise: 'paise',
    way: 'word',
    owedPaise: 'paise',
  }),
  'receipt countered': row('Countered a receipt', 'booking', {
    paise: 'paise',
    way: 'word',
    owedPaise: 'paise',
  }),
  'owed until': row('Left a sum owed until a day', 'booking', { dueOn: 'day', owedPaise: 'paise' }),
  'payment asked for': row('Asked for a payment', 'booking', { owedPaise: 'paise' }),
  'seats let go': row('Let kept seats go', 'booking', { guests: 'count' }),
  'cash moved': row('Moved cash of the till', 'day', { kind: 'word', paise: 'paise' }),
  'day closed': row('Closed the book of a day', 'day', { expectedPaise: 'paise', countedPaise: 'paise' }),
  'claim allowed': row('Allowed new tries to open a booking', 'booking', { tries: 'count' }),
  'credit paid out': row('Noted credit as paid out', 'traveller', { balancePaise: 'paise' }),
  'second factor removed': row('Removed two-step login of a traveller', 'traveller', { factors: 'count' }),
  'job retried': row('Put work back that was given up', 'job', { task: 'word', attempts: 'count' }),
  'approval asked': row('Asked for a second person', 'approval', { kind: 'word', paise: 'paise' }),
  'approval given': row('Approved what somebody asked for', 'approval', { kind: 'word', paise: 'paise' }),
  'approval refused': row('Refused what somebody asked for', 'approval', { kind: 'word', paise: 'paise' }),
  'approval withdrawn': row('Took back what they had asked for', 'approval', {
    kind: 'word',
    paise: 'paise',
  }),
  'approval lapsed': row('Found that an approval had lapsed', 'approval', { kind: 'word', paise: 'paise' }),
  'carried out alone': row('Carried out alone, after the wait', 'approval', { kind: 'word', paise: 'paise' }),
  'message sent again': row('Sent a message again', 'message', { channel: 'word' }),
  'PAN read': row('Read a PAN', 'booking', {}),
  'list exported': row('Exported a list', 'export', {
    rows: 'count',
    format: 'word',
    since: 'day',
    phones: 'flag',
    pans: 'flag',
  }),
  'note written': row('Wrote a note', 'booking', {}),
  'phone shown': row('Looked at a phone number', 'booking', {}),
  'enquiry moved': row('Moved an enquiry to another stage', 'enquiry', {
    stage: 'word',
    reason: 'word',
    booked: 'flag',
  }),
  'enquiry given': row('Said who has an enquiry', 'enquiry', { given: 'flag' }),
  'enquiry day set': row('Set the next day of an enquiry', 'enquiry', { day: 'day' }),
  'enquiry noted': row('Wrote a note on an enquiry', 'enquiry', { letters: 'count' }),
  'WhatsApp opened': row('Opened WhatsApp with words filled in', 'enquiry', { words: 'word' }),
  'enquiry merged': row('Put an enquiry under a later one of the same phone', 'enquiry', {}),
  'enquiry took in': row('Took in an earlier enquiry of the same phone', 'enquiry', { stage: 'word' }),
  'enquiry suspected': row('Marked an enquiry as suspect', 'enquiry', { suspect: 'flag' }),
  'enquiry cleared': row('Said that an enquiry is no suspect', 'enquiry', { suspect: 'flag' }),
  'review published': row('Published a review', 'booking', { state: 'word' }),
  'review refused': row('Refused a review', 'booking', { state: 'word', reason: 'word' }),
  'review answered': row('Answered a review', 'booking', { letters: 'count' }),
  'draft begun': row('Began a draft', 'content', { base: 'count' }),
  'draft given up': row('Gave a draft up', 'content', { revision: 'count' }),
  'publication planned': row('Planned a publication', 'content', { revision: 'count' }),
  'publication withdrawn': row('Withdrew a planned publication', 'content', {}),
  'publication refused': row('A planned publication was refused', 'content', {}),
  'content published': row('Published a version', 'content', { version: 'count' }),
  'content rolled back': row('Put an earlier version back', 'content', {
    version: 'count',
    earlier: 'count',
  }),
  'photograph added': row('Added a photograph', 'photograph', { width: 'count', height: 'count' }),
  'checks given': row('Said whose turn it is to check something', 'check', {
    trips: 'count',
    given: 'flag',
  }),
  'view saved': row('Saved a view of a list', 'view', { list: 'word', shared: 'flag' }),
  'view removed': row('Removed a saved view', 'view', { list: 'word', shared: 'flag' }),
  'staff added': row('Added somebody to the staff', 'staff', { role: 'word' }),
  'role changed': row('Changed a role', 'staff', { role: 'word' }),
  'access ended': row('Ended somebody’s access', 'staff', { role: 'word' }),
  'staff factor reset': row('Reset somebody’s two-step login', 'staff', {}),
  'app enrolled': row('Set up an authenticator app', 'staff', {}),
  'passkey added': row('Added a passkey', 'staff', {}),
  'passkey removed': row('Removed a passkey', 'staff', {}),
  'recovery codes made': row('Made new recovery codes', 'staff', {}),
  'staff signed in': row('Signed in', 'staff', { way: 'word' }),
  'staff signed out': row('Signed out devices', 'staff', { devices: 'count' }),
} as const

export type LogWord = keyof typeof logWords

/** Where money leaves, or somebody decides about it: what who keeps the books reads. */
export const moneyWords = [
  'departure cancelled',
  'booking cancelled',
  'guests cancelled',
  'booking moved',
  'refund sent',
  'refund sent again',
  'paid back by hand',
  'desk booking made',
  'discount given',
  'receipt taken',
  'receipt countered',
  'owed until',
  'cash moved',
  'cash spent',
  'day closed',
  'credit paid out',
  'approval asked',
  'approval given',
  'approval refused',
  'approval withdrawn',
  'approval lapsed',
  'carried out alone',
] as const satisfies readonly LogWord[]

type Values<W extends LogWord> = {
  readonly [K in keyof (typeof logWords)[W]['values']]?: (typeof logWords)[W]['values'][K] extends Shape
    ? ValueOf<(typeof logWords)[W]['values'][K]> | null
    : never
}

/** One thing that somebody did. `why` is what they wrote themselves. */
export type LogEntry = {
  [W in LogWord]: {
    by: Actor
    what: W
    subject: { kind: (typeof logWords)[W]['subject']; id: string }
    before?: Values<W>
    after?: Values<W>
    why?: string
  }
}[LogWord]

function row<const Subject extends SubjectKind, const V extends Record<string, Shape>>(
  shown: string,
  subject: Subject,
  values: V,
): { shown: string; subject: Subject; values: V } {
  return { shown, subject, values }
}
