import * as v from 'valibot'

/** What clients send. Fields that the protocol knows and this service does not need are let pass. */

const text = v.optional(v.nullable(v.string()), '')
/** A schema of objects alone takes lists too. */
const plainObject = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)
const metadata = v.optional(v.nullable(plainObject), {})

export const otpRequest = v.object({
  phone: text,
  email: text,
  channel: text,
  create_user: v.optional(v.nullable(v.boolean()), true),
  data: metadata,
})

export const verifyRequest = v.object({ type: text, phone: text, token: text })

export const resendRequest = v.object({ type: text, phone: text })

export const refreshRequest = v.object({ refresh_token: text })

export const userRequest = v.object({
  data: v.optional(v.nullable(plainObject)),
  phone: text,
  email: text,
  password: text,
  app_metadata: v.optional(v.unknown()),
})

export const factorRequest = v.object({ factor_type: text, friendly_name: text, issuer: text })

export const factorCodeRequest = v.object({ challenge_id: text, code: text })
