/** How long things last, and how often they may be tried. */

export const codeMinutes = 5
export const triesPerCode = 5
/** From the right code to the end of the second step; an app has to be found and set up in it. */
export const stepMinutes = 10
export const idleMinutes = 30
export const longestHours = 12
export const freshMinutes = 5
export const recoveryCodeCount = 8
/** A session is noted as seen at most this often, so it may end so much before its idle minutes are over. */
export const seenSeconds = 30

const minute = 60_000

export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute)
export const minutesBefore = (at: Date, minutes: number) => minutesAfter(at, -minutes)
