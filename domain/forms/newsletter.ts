import * as v from 'valibot'
import type { FormCheck } from './form-check.ts'
import { emailSchema } from './mail-address.ts'
import { minutesToWait } from './minutes-to-wait.ts'

/** A field that is absent is answered as an empty one. Small letters can be longer, so they come before the rules. */
const newsletterFormSchema = v.object({
  email: v.optional(v.pipe(v.string('This field is required'), v.toLowerCase(), emailSchema), ''),
})

/** One check for the browser and the server. */
export function checkNewsletterForm(fields: Record<string, unknown>): FormCheck<{ email: string }> {
  const result = v.safeParse(newsletterFormSchema, fields)
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, errors: { email: result.issues[0].message } }
}

const wishSchema = v.picklist(['confirm', 'unsubscribe'], 'Please press one of the two buttons')

/** What a press on the page of a confirmation mail asks for. */
export function checkNewsletterWish(fields: Record<string, unknown>): FormCheck<'confirm' | 'unsubscribe'> {
  const result = v.safeParse(wishSchema, fields.wish)
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, errors: { wish: result.issues[0].message } }
}

/** Why the server took no address, by the status of its answer and the seconds it asks to wait. */
export function newsletterRefusal(status: number, retryAfter: number): string {
  return status === 429
    ? `That was a lot of tries. Please wait ${minutesToWait(retryAfter)}.`
    : 'We could not save that just now. Please try again in a minute.'
}

/** Whether it has the shape of a confirmation mail's token: 24 random bytes in base64url. Nothing else reaches the database. */
export function isNewsletterToken(token: string): boolean {
  return /^[\w-]{32}$/.test(token)
}
