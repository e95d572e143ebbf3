/** More of a page's description is cut off by search engines. */
export const longestDescription = 160

/** What search engines show of a destination: all of its best months, or only the first of them where all are too long. */
export function describeDestination({ name, bestMonths }: { name: string; bestMonths: string }): string {
  const say = (months: string) =>
    `Group tours and customised itineraries in ${name}, with all-in prices and real seats. Best months: ${months}.`
  const whole = say(bestMonths)
  return whole.length <= longestDescription ? whole : say(bestMonths.split(';')[0] ?? bestMonths)
}
