/**
 * Countries that share the calling code 1 with the United States and Canada, by their area codes. A message to some of them costs many times as
 * much, which is what toll fraud lives on: each is allowed by its own code alone.
 */
const islandsBelow1 =
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' ')
const withinOthers = new Set(islandsBelow1.map((area) => `1${area}`))

/** Whether codes may go to the number: by its calling code, the longest that fits. `phone` is digits with the country code. */
export function allowedCountry(phone: string, countries: readonly string[]): boolean {
  const own = phone.slice(0, 4)
  if (withinOthers.has(own)) return countries.includes(own)
  return countries.some((code) => phone.startsWith(code))
}
