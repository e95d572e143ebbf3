import { unusedDays } from '#domain/site/facts.ts'

/** How long things last. */

export const accessTokenSeconds = 3600
export const codeMinutes = 5
export const triesPerCode = 5
/** A refresh token that was replaced may still be shown for this long, by a tab that had not heard of it. */
export const reuseSeconds = 10
/** A session that is not used for so long ends. */
export const sessionDays = unusedDays
/** Replaced refresh tokens are known for so long, to tell a thief's from a typing error. */
export const replacedTokenDays = 30
export const challengeSeconds = 300
