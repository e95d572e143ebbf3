import * as v from 'valibot'
import { monthNames } from '#domain/calendar/month-names.ts'
import { invalidPhone, longestName, required } from './enquiry-forms.ts'
import type { FormCheck } from './form-check.ts'
import { freeLine } from './free-text.ts'
import { emailSchema } from './mail-address.ts'

/** 'Get Your FREE Travel Plan', which is handed to the operator's chat. */

const shortestName = 2
const tooShort = `Minimum length is ${shortestName} characters`
const wrongFormat = 'Invalid format'

export type Choice = { value: string; label: string }

export const leadChoices = {
  numberOfPeople: [
    { value: 'solo', label: 'Solo' },
    { value: 'couple', label: 'Couple' },
    { value: '2-4', label: '2-4' },
    { value: '5-7', label: '5-7' },
    { value: '7+', label: '7+' },
  ],
  tripType: [
    { value: 'group', label: 'Group' },
    { value: 'customized', label: 'Customized' },
  ],
  travelMonth: monthNames.map((label) => ({ value: label.toLowerCase(), label })),
} satisfies Record<string, Choice[]>

/** The label of what was chosen. Nothing that is chosen, or left out, stops the form. */
const choice = (choices: Choice[]) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((chosen) => choices.find(({ value }) => value === chosen)?.label),
    ),
  )

const whatsappNumber = v.pipe(
  v.string(required),
  v.trim(),
  v.nonEmpty(required),
  v.transform((text) => text.replace(/[\s()[\]‐‑–-]/g, '')),
  v.regex(/^\+?\d+$/, wrongFormat),
  v.regex(/^\+?\d{10,17}$/, invalidPhone),
)

const leadFormSchema = v.object(
  {
    fullName: v.pipe(
      freeLine(required, longestName),
      v.nonEmpty(required),
      v.minLength(shortestName, tooShort),
    ),
    whatsappNumber,
    email: emailSchema,
    numberOfPeople: choice(leadChoices.numberOfPeople),
    tripType: choice(leadChoices.tripType),
    travelMonth: choice(leadChoices.travelMonth),
  },
  required,
)

export type LeadForm = v.InferOutput<typeof leadFormSchema>

export function checkLeadForm(fields: Record<string, unknown>): FormCheck<LeadForm> {
  const result = v.safeParse(leadFormSchema, fields)
  if (result.success) return { ok: true, value: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) errors[String(issue.path?.[0]?.key)] ??= issue.message
  return { ok: false, errors }
}
