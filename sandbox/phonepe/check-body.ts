import { isObject } from './http.ts'

/** Says what is wrong with a value, or null. */
export type Check = (value: unknown) => string | null

export const id: Check = (value) =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,63}$/.test(value)
    ? null
    : 'must be 1 to 63 of A-Z a-z 0-9 _ -'

export const amount: Check = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 100 ? null : 'must be a whole number of paise, 100 or more'

export const seconds =
  (least: number, most: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
      ? null
      : `must be ${least} to ${most} whole seconds`

export const text =
  (longest: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= longest
      ? null
      : `must be text of at most ${longest} characters`

export const exactly =
  (expected: string): Check =>
  (value) =>
    value === expected ? null : `must be ${expected}`

export const webAddress: Check = (value) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    ? null
    : 'must be a web address'

/** An object with these fields and no others; one whose name ends in ? may be absent. */
export const fields =
  (checks: Record<string, Check>): Check =>
  (value) => {
    if (!isObject(value)) return 'must be an object'
    const surprise = Object.keys(value).find((name) => !(name in checks) && !(`${name}?` in checks))
    if (surprise !== undefined) return `has the unknown field ${surprise}`
    for (const [key, check] of Object.entries(checks)) {
      const name = key.replace('?', '')
      if (key.endsWith('?') && value[name] === undefined) continue
      const complaint = value[name] === undefined ? 'is missing' : check(value[name])
      if (complaint) return `${name} ${complaint}`
    }
    return null
  }
