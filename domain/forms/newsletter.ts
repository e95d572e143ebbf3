import * as v from 'valibot'
import { emailSchema } from './mail-address.ts'
import { minutesToWait } from './minutes-to-wait.ts'

const newsletterFormSchema = v.object({
  email: v.pipe(emailSchema, v.toLowerCase()),
})

export type NewsletterCheck = { ok: true; email: string } | { ok: false; message: string }

/** One check for the browser and the server. */
export function checkNewsletterForm(form: FormData): NewsletterCheck {
  const result = v.safeParse(newsletterFormSchema, Object.fromEntries(form))
  return result.success
    ? { ok: true, email: result.output.email }
    : { ok: false, message: result.issues[0].message }
}

/** Why the server took no address, by the status of its answer and the seconds it asks to wait. */
export function newsletterRefusal(status: number, retryAfter: number): string {
  return status === 429
    ? `That was a lot of tries. Please wait ${minutesToWait(retryAfter)}.`
    : 'We could not save that just now. Please try again in a minute.'
}
