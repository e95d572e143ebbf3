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
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
export type LimitTable = Record<LimitName, Limit>

export const longestWindow = 86_400
