import * as v from 'valibot'
import { emailSchema } from './mail-address.ts'

const required = 'This field is required'
const invalidPhone = 'Please enter a valid phone number'

const requiredText = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(longest, `Maximum length is ${longest} characters`),
  )

/** Ten characters or more, as people write numbers: digits, spaces, dashes, brackets, a leading plus. */
const phoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(required),
  v.minLength(10, invalidPhone),
  v.maxLength(24, invalidPhone),
  v.regex(/^\+?[\d\s().-]*$/, invalidPhone),
)

const moreThanTen = 'More than 10'
/** '1' to '10', and more. */
export const groupSizes = [...Array.from({ length: 10 }, (_, i) => String(i + 1)), moreThanTen]

/** 'Plan Your Trip', the general enquiry. */
export const planTripFormSchema = v.object({
  name: requiredText(80),
  email: emailSchema,
  phone: phoneSchema,
  people: v.picklist(groupSizes, required),
  destination: requiredText(120),
  dates: requiredText(120),
})

export type PlanTripForm = v.InferOutput<typeof planTripFormSchema>
