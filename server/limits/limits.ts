import { holdMinutes } from '#domain/bookings/hold.ts'

export type Limit = {
  attempts: number
  /** How long a window lasts from its first attempt; at most a day (limit-store.ts). */
  seconds: number
  /** While the database does not answer nothing can be counted. */
  whenAway: 'refuse' | 'let pass'
}

/** Every limit of the site by name; LIMITS in the environment changes their numbers. */
export const limits = {
  // Each attempt may send a mail to somebody who did not ask for it.
  newsletter: { attempts: 5, seconds: 600, whenAway: 'refuse' },
  // The token can't be guessed, and who wants to leave the list must be able to.
  newsletterConfirm: { attempts: 30, seconds: 600, whenAway: 'let pass' },
  // Many phones share one address of their network, and a traveller's question is worth more than a count.
  enquiry: { attempts: 20, seconds: 600, whenAway: 'let pass' },
  // The link can't be guessed, and takes one review.
  review: { attempts: 30, seconds: 600, whenAway: 'let pass' },
  // The link can't be guessed; friends at one table share an address, and each may save more than once.
  guestDetails: { attempts: 60, seconds: 600, whenAway: 'let pass' },
  // Each attempt may send a mail to somebody who did not ask for it, and a place in a line is worth seats.
  waiting: { attempts: 5, seconds: 600, whenAway: 'refuse' },
  // The link can't be guessed, and who wants to leave must be able to.
  waitingLeave: { attempts: 30, seconds: 600, whenAway: 'let pass' },
  // By traveller: a new address of e-mail is told to the one before, which may be anybody's.
  profilePerTraveller: { attempts: 20, seconds: 3600, whenAway: 'refuse' },
  // By traveller: each download is told by SMS and mail.
  exportPerTraveller: { attempts: 5, seconds: 86_400, whenAway: 'refuse' },
  // Codes by SMS. The first three count by number, `otpInAll` for the whole site: each message costs money, and an inbox its owner's nerves.
  otpGapPerNumber: { attempts: 1, seconds: 60, whenAway: 'refuse' },
  otpPerNumberHour: { attempts: 5, seconds: 3600, whenAway: 'refuse' },
  otpPerNumberDay: { attempts: 10, seconds: 86_400, whenAway: 'refuse' },
  // Half of a number's day, by number and address together: it takes more than one address to use it up and lock its owner out.
  otpPerNumberAndAddress: { attempts: 5, seconds: 86_400, whenAway: 'refuse' },
  otpInAll: { attempts: 1000, seconds: 3600, whenAway: 'refuse' },
  otpPerAddress: { attempts: 30, seconds: 300, whenAway: 'refuse' },
  verifyPerAddress: { attempts: 30, seconds: 300, whenAway: 'refuse' },
  // A refused refresh signs a traveller out, and needs the database in any case.
  tokenPerAddress: { attempts: 150, seconds: 300, whenAway: 'let pass' },
  mfaPerSession: { attempts: 15, seconds: 60, whenAway: 'refuse' },
  // Many phones share one address of their network.
  paymentPerAddress: { attempts: 60, seconds: 600, whenAway: 'let pass' },
  // Seats in unpaid holds (hold-seats.ts), not attempts: each comes back when its hold is over, so the seconds are not read.
  heldSeatsPerAddress: { attempts: 30, seconds: holdMinutes * 60, whenAway: 'refuse' },
  heldSeatsPerTraveller: { attempts: 30, seconds: holdMinutes * 60, whenAway: 'refuse' },
  // Wrong codes alone.
  totpPerFactor: { attempts: 10, seconds: 900, whenAway: 'refuse' },
  // Logins of staff have limits of their own, so that nobody shuts the desk from the public site. Numbers that are nobody's count alike.
  staffCodeGapPerNumber: { attempts: 1, seconds: 60, whenAway: 'refuse' },
  staffCodePerNumberHour: { attempts: 5, seconds: 3600, whenAway: 'refuse' },
  staffCodePerNumberAndAddress: { attempts: 10, seconds: 86_400, whenAway: 'refuse' },
  staffCodePerNumberDay: { attempts: 20, seconds: 86_400, whenAway: 'refuse' },
  staffLoginPerAddress: { attempts: 30, seconds: 300, whenAway: 'refuse' },
  // Wrong codes of app and recovery alone, by person: at login and wherever a factor is shown again.
  staffFactorPerPerson: { attempts: 10, seconds: 900, whenAway: 'refuse' },
  staffFactorPerPersonDay: { attempts: 30, seconds: 86_400, whenAway: 'refuse' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
export type LimitTable = Record<LimitName, Limit>

export const longestWindow = 86_400
