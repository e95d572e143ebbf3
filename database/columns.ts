import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** Whole paise. */
export function paise(name: string) {
  return bigint(name, { mode: 'number' })
}

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
