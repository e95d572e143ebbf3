import * as v from 'valibot'
import type { Sms } from '../sms/sms.ts'
import { defineConcern } from './concern.ts'
import { address, isLocalAddress } from './values.ts'

export type Msg91Settings = {
  name: 'msg91'
  /** Without a slash at its end. */
  apiUrl: string
  authKey: string
  /** Null goes by mail alone. */
  templates: Record<Sms['template'], string | null>
}
export type TwilioSettings = {
  name: 'twilio'
  /** Without a slash at its end. */
  apiUrl: string
  accountSid: string
  authToken: string
  from: string
}

export type SmsSettings = {
  /** Null while nothing is sent. */
  provider: Msg91Settings | TwilioSettings | null
  /** Calling codes to which codes may go. */
  countries: string[]
  /** The code of each number to which nothing is sent. */
  testCodes: ReadonlyMap<string, string>
}

const ownHosts = { msg91: 'https://control.msg91.com', twilio: 'https://api.twilio.com' }

/** The keys of each provider, all of which it needs, with what each is. */
const keys = {
  msg91: {
    MSG91_AUTH_KEY: 'the key of the account',
    MSG91_TEMPLATE_ID: 'the template of codes',
    MSG91_NOTICE_TEMPLATE_ID: 'the template of security notices',
  },
  twilio: {
    TWILIO_ACCOUNT_SID: 'the account',
    TWILIO_AUTH_TOKEN: 'the key of the account',
    TWILIO_FROM: 'the sender of every message',
  },
}

/** Templates of MSG91 that may be missing. */
const mayBeMissing = [
  'MSG91_DEPARTURE_TEMPLATE_ID',
  'MSG91_DETAILS_TEMPLATE_ID',
  'MSG91_REVIEW_TEMPLATE_ID',
] as const

const callingCodes = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}(\s*,\s*[1-9]\d{0,3})*$/, 'must be calling codes such as 91,1,44'),
  v.transform((list) => list.split(/\s*,\s*/)),
)

const testCodes = v.pipe(
  v.string(),
  v.regex(
    /^[1-9]\d{6,14}:\d{6}(\s*,\s*[1-9]\d{6,14}:\d{6})*$/,
    'must be numbers with their codes, such as 919876543210:123456',
  ),
  v.transform((list) => new Map(list.split(/\s*,\s*/).map((pair) => pair.split(':') as [string, string]))),
)

export const sms = defineConcern({
  variables: {
    SMS_PROVIDER: v.optional(v.picklist(['msg91', 'twilio'], 'must be msg91 or twilio')),
    SMS_API_URL: v.optional(address(['https:', 'http:'], 'https://control.msg91.com')),
    MSG91_AUTH_KEY: v.optional(v.string()),
    MSG91_TEMPLATE_ID: v.optional(v.string()),
    MSG91_NOTICE_TEMPLATE_ID: v.optional(v.string()),
    MSG91_DEPARTURE_TEMPLATE_ID: v.optional(v.string()),
    MSG91_DETAILS_TEMPLATE_ID: v.optional(v.string()),
    MSG91_REVIEW_TEMPLATE_ID: v.optional(v.string()),
    TWILIO_ACCOUNT_SID: v.optional(v.string()),
    TWILIO_AUTH_TOKEN: v.optional(v.string()),
    TWILIO_FROM: v.optional(v.string()),
    SMS_COUNTRIES: v.optional(callingCodes, '91,1,44,86,81'),
    SMS_TEST_OTP: v.optional(testCodes),
  },
  problems: (raw, mode) => [
    ...Object.entries(keys).flatMap(([provider, needed]) =>
      Object.entries(needed).map(([name, what]) => {
        const isSet = raw[name as keyof typeof raw] !== undefined
        if (raw.SMS_PROVIDER === provider)
          return !isSet && `${name} is needed with SMS_PROVIDER=${provider}: ${what}`
        return isSet && `${name} is set but SMS_PROVIDER is not ${provider}: nothing would use it`
      }),
    ),
    ...mayBeMissing.map(
      (name) =>
        raw.SMS_PROVIDER !== 'msg91' &&
        raw[name] !== undefined &&
        `${name} is set but SMS_PROVIDER is not msg91: nothing would use it`,
    ),
    !raw.SMS_PROVIDER &&
      raw.SMS_API_URL !== undefined &&
      'SMS_API_URL is set but SMS_PROVIDER is not: whose address is it?',
    mode === 'production' &&
      raw.SMS_API_URL?.startsWith('http:') === true &&
      !isLocalAddress(raw.SMS_API_URL) &&
      'SMS_API_URL must be an https address, or one of this machine, with APP_ENV=production',
    mode === 'production' &&
      raw.SMS_TEST_OTP !== undefined &&
      'SMS_TEST_OTP is for tests alone: with APP_ENV=production every code is sent',
  ],
  read: (raw): SmsSettings => ({
    provider: raw.SMS_PROVIDER ? providerOf({ ...raw, SMS_PROVIDER: raw.SMS_PROVIDER }) : null,
    countries: raw.SMS_COUNTRIES,
    testCodes: raw.SMS_TEST_OTP ?? new Map(),
  }),
})

type RawProvider = {
  SMS_PROVIDER: 'msg91' | 'twilio'
  SMS_API_URL?: string
} & {
  [Key in
    | keyof (typeof keys)['msg91']
    | keyof (typeof keys)['twilio']
    | (typeof mayBeMissing)[number]]?: string
}

/** The keys are known to be there: `problems` refuses half a set. */
function providerOf(raw: RawProvider): Msg91Settings | TwilioSettings {
  const name = raw.SMS_PROVIDER
  const apiUrl = (raw.SMS_API_URL ?? ownHosts[name]).replace(/\/+$/, '')
  if (name === 'msg91')
    return {
      name,
      apiUrl,
      authKey: raw.MSG91_AUTH_KEY ?? '',
      templates: {
        code: raw.MSG91_TEMPLATE_ID ?? null,
        notice: raw.MSG91_NOTICE_TEMPLATE_ID ?? null,
        departure: raw.MSG91_DEPARTURE_TEMPLATE_ID ?? null,
        details: raw.MSG91_DETAILS_TEMPLATE_ID ?? null,
        review: raw.MSG91_REVIEW_TEMPLATE_ID ?? null,
      },
    }
  return {
    name,
    apiUrl,
    accountSid: raw.TWILIO_ACCOUNT_SID ?? '',
    authToken: raw.TWILIO_AUTH_TOKEN ?? '',
    from: raw.TWILIO_FROM ?? '',
  }
}
