import * as v from 'valibot'
import { travelerDetailsSchema } from '#domain/bookings/payment-request.ts'
import { required } from '#domain/forms/enquiry-forms.ts'

const present = v.pipe(v.string(required), v.trim(), v.nonEmpty(required))
const { name, email, phone, pan } = travelerDetailsSchema.entries

/** What is missing is told from what is malformed. */
export const travelerFormSchema = v.object({
  name: v.pipe(present, name),
  email: v.pipe(present, email),
  phone: v.pipe(present, phone),
  pan,
})

export type TravelerForm = v.InferInput<typeof travelerFormSchema>

export function isMissing(message: string | undefined): boolean {
  return message === required
}
