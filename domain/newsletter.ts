import * as v from 'valibot'
import { emailSchema } from './mail-address.ts'

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
