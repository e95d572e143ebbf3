import * as v from 'valibot'
import { type LimitName, type LimitTable, limits, longestWindow } from './limits.ts'

const entry = /^([a-zA-Z]+):(\d{1,7})\/(\d{1,5})$/

/** `newsletter:10/600,enquiry:50/3600`: the whole table with the named limits changed to so many attempts in so many seconds. */
export const limitsSetting = v.pipe(
  v.string(),
  v.rawTransform<string, LimitTable>(({ dataset, addIssue, NEVER }) => {
    const table: LimitTable = { ...limits }
    for (const text of dataset.value.split(',').map((part) => part.trim())) {
      if (text === '') continue
      const [, name = '', attempts, seconds] = entry.exec(text) ?? []
      const problem = problemOf(text, name, Number(attempts), Number(seconds))
      if (problem) {
        addIssue({ message: problem })
        return NEVER
      }
      table[name as LimitName] = {
        ...table[name as LimitName],
        attempts: Number(attempts),
        seconds: Number(seconds),
      }
    }
    return table
  }),
)

function problemOf(text: string, name: string, attempts: number, seconds: number): string | null {
  if (!name) return `must be limits such as newsletter:10/600, not ${text}`
  if (!Object.hasOwn(limits, name))
    return `names no limit of ours: ${name} (${Object.keys(limits).join(', ')})`
  if (attempts < 1 || seconds < 1 || seconds > longestWindow)
    return `must allow ${name} one attempt or more, in 1 to ${longestWindow} seconds`
  return null
}
