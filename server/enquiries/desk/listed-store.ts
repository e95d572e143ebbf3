import { type SQL, sql } from 'drizzle-orm'
import { tellingDigits } from '#domain/enquiries/same-phone.ts'

/** What the desk lists of the table `enquiries e`, written as its indexes have it. */
export const isListed = sql`e.form_type <> 'Job Application' and e.merged_into is null`
export const isListedAndPlain = sql`${isListed} and not e.suspect`

/** The digits of a phone from the last to the first: it is stored as it was typed, with or without its country. */
export function digitsOf(table: SQL): SQL {
  return sql`reverse(regexp_replace(${table}.phone, '[^0-9]', '', 'g'))`
}

/** What `digitsOf` a phone are like where a phone ends in these digits. */
export function tailOf(digits: string): string {
  return `${[...digits].reverse().join('')}%`
}

/** Whether `digits`, from the last to the first, are those of the same phone, however it was typed. The first part asks the index. */
export function isOfPhone(digits: SQL, typed: string): SQL {
  const telling = tellingDigits(typed)
  const backwards = [...telling].reverse().join('')
  return sql`${digits} like ${tailOf(telling)} and left(${digits}, 10) = ${backwards}`
}
