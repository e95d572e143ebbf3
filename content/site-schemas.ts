import * as v from 'valibot'
import { type StateName, stateNames } from '#domain/papers/indian-states.ts'

/** Who we are and who sells: one thing each, under the name of its file in content/site. */

const text = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(300))
const email = v.pipe(v.string(), v.email('write an email address'))
const phone = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{9,14}$/, 'write the digits with the country code, such as 919812345678'),
)
const url = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'write an address that starts with https://'))
const state = v.custom<StateName>(
  (value) => stateNames.some((name) => name === value),
  'write a State or Union Territory as the GST names it',
)

export const siteSchemas = {
  company: v.strictObject({
    name: v.pipe(text, v.maxLength(40)),
    tagline: text,
    description: text,
    founded: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
    whatsapp: phone,
    phone,
    email,
    offices: v.pipe(
      v.array(
        v.strictObject({
          city: text,
          role: text,
          address: text,
          lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
          lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
        }),
      ),
      v.minLength(1),
    ),
    hours: v.pipe(v.array(v.strictObject({ days: text, time: text })), v.minLength(1)),
    social: v.array(v.strictObject({ name: text, url })),
    emiRatePercent: v.pipe(v.number(), v.minValue(0), v.maxValue(60)),
  }),
  seller: v.strictObject({
    legalName: text,
    address: text,
    state,
    cin: v.pipe(
      v.string(),
      v.regex(
        /^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4}|[A-Z]{2}\d{4}[A-Z]{3}\d{6}|U00000[A-Z]{2}0000[A-Z]{3}\d{6})$/,
        'write the CIN or the LLPIN as registered',
      ),
    ),
    gstin: v.pipe(v.string(), v.regex(/^\d{2}[A-Z0-9]{13}$/, 'write the 15 characters of the GSTIN')),
    tan: v.pipe(v.string(), v.regex(/^[A-Z]{4}\d{5}[A-Z]$/, 'write the TAN: 4 letters, 5 digits, a letter')),
    sac: v.pipe(v.string(), v.regex(/^99\d{4}$/, 'write the 6 digits of the service, such as 998555')),
    grievanceOfficer: v.strictObject({ name: text, designation: text, email, phone }),
  }),
}

export type SiteFactsId = keyof typeof siteSchemas
