import * as v from 'valibot'
import { freeLine } from './free-text.ts'
import { emailSchema, validEmailSchema } from './mail-address.ts'
import { oneLine } from './one-line.ts'

export const required = 'This field is required'
export const invalidPhone = 'Please enter a valid phone number'
const shortName = 'Name must be at least 2 characters'
const noPeople = 'Number of people is required'
const noDateChosen = 'Please select a batch date'
const noGroup = 'Please select number of people'
export const noMonth = 'Please select a travel month'
export const longestName = 80

/** One line of at most so many characters. */
export const requiredText = (longest: number) => v.pipe(freeLine(required, longest), v.nonEmpty(required))

export const nameSchema = v.pipe(freeLine(shortName, longestName), v.minLength(2, shortName))

/** Ten characters or more, as people write numbers: digits, spaces, dashes, brackets, a leading plus. */
export const validPhoneSchema = v.pipe(
  v.string(invalidPhone),
  v.transform(oneLine),
  v.minLength(10, invalidPhone),
  v.maxLength(24, invalidPhone),
  v.regex(/^\+?[\d .()-]*$/, invalidPhone),
  v.check((text) => /^(?=0*[1-9])\d{7,15}$/.test(text.replace(/\D/g, '')), invalidPhone),
)

const mostNamed = 10
const more = `More than ${mostNamed}`
/** '1' to '10', and more. */
export const groupSizes = [...Array.from({ length: mostNamed }, (_, i) => String(i + 1)), more]

/** The choice in which so many people are. */
export function groupSizeOf(people: number): string {
  return people > mostNamed ? more : String(people)
}

/** The least number of people that a choice stands for; `known` is their number where somebody has told it before. */
export function peopleIn(groupSize: string, known: number): number {
  return groupSize === more ? Math.max(known, mostNamed + 1) : Number(groupSize)
}

export const groupSizeSchema = v.picklist(groupSizes, noGroup)

/** 'Plan Your Trip', the general enquiry. */
export const planTripFormSchema = v.object(
  {
    name: requiredText(longestName),
    email: emailSchema,
    phone: v.pipe(v.string(required), v.trim(), v.nonEmpty(required), validPhoneSchema),
    people: v.picklist(groupSizes, required),
    destination: requiredText(120),
    dates: requiredText(120),
  },
  required,
)

export type PlanTripForm = v.InferOutput<typeof planTripFormSchema>

const sender = { name: nameSchema, email: validEmailSchema, phone: validPhoneSchema }

/** 'Get Trip Details' of a trip with dates. */
export const tripEnquiryFormSchema = v.object(
  {
    ...sender,
    numberOfPeople: v.picklist(groupSizes, noPeople),
    batchDateId: v.pipe(v.string(noDateChosen), v.nonEmpty(noDateChosen)),
  },
  required,
)

export type TripEnquiryForm = v.InferOutput<typeof tripEnquiryFormSchema>

/** 'Get Trip Details' of a trip that is made to measure. */
export const suggestedEnquiryFormSchema = v.object(
  {
    ...sender,
    people: groupSizeSchema,
    month: v.pipe(v.string(noMonth), v.nonEmpty(noMonth)),
  },
  required,
)

export type SuggestedEnquiryForm = v.InferOutput<typeof suggestedEnquiryFormSchema>
