import { Hono } from 'hono'
import { answerError } from './auth-answer.ts'
import { type AuthError, authErrors } from './auth-error.ts'
import { otpRequest, refreshRequest, resendRequest, verifyRequest } from './auth-requests.ts'
import type { CodePurpose } from './codes/code-store.ts'
import { parsePhone } from './codes/e164.ts'
import type { AuthRequests } from './over-limit.ts'
import { isPlainJson } from './plain-json.ts'
import { readJson } from './read-json.ts'

const refreshTokenShape = /^[a-z0-9]{12}$/

/** Codes by SMS, and the sessions that they open. */
export function loginRoutes({ auth, addressOf, overLimit }: AuthRequests): Hono {
  const routes = new Hono()

  routes.post('/otp', async (c) => {
    const read = await readJson(c, otpRequest)
    if (!read.ok) return answerError(c, read)
    const { channel, create_user: mayBeNew, data } = read.body
    const phone = phoneOfLogin(read.body)
    if (typeof phone !== 'string') return answerError(c, phone)
    if (channel && channel !== 'sms') return answerError(c, authErrors.channel)
    if (!isPlainJson(data)) return answerError(c, authErrors.metadata)
    const refused = await overLimit(c, 'otpPerAddress')
    if (refused) return answerError(c, refused)
    const sent = await auth.sendLoginCode({
      phone,
      address: addressOf(c),
      mayBeNew: mayBeNew ?? true,
      metadata: data ?? {},
    })
    return sent.ok ? c.json({}) : answerError(c, sent)
  })

  routes.post('/resend', async (c) => {
    const read = await readJson(c, resendRequest)
    if (!read.ok) return answerError(c, read)
    const purpose = purposeOf(read.body.type)
    if (!purpose) return answerError(c, authErrors.resendType)
    const phone = parsePhone(read.body.phone ?? '')
    if (!phone) return answerError(c, authErrors.phoneFormat)
    const refused = await overLimit(c, 'otpPerAddress')
    if (refused) return answerError(c, refused)
    const sent = await auth.resendCode({ phone, purpose, address: addressOf(c) })
    return sent.ok ? c.json({}) : answerError(c, sent)
  })

  routes.post('/verify', async (c) => {
    const read = await readJson(c, verifyRequest)
    if (!read.ok) return answerError(c, read)
    const purpose = purposeOf(read.body.type)
    if (!purpose) return answerError(c, authErrors.verifyType)
    const phone = parsePhone(read.body.phone ?? '')
    if (!phone) return answerError(c, authErrors.phoneFormat)
    const refused = await overLimit(c, 'verifyPerAddress')
    if (refused) return answerError(c, refused)
    const code = read.body.token ?? ''
    const verified = await auth.verifyCode({
      phone,
      purpose,
      code,
      userAgent: c.req.header('user-agent') ?? '',
    })
    return verified.ok ? c.json(verified.answer) : answerError(c, verified)
  })

  routes.post('/token', async (c) => {
    if (c.req.query('grant_type') !== 'refresh_token') return answerError(c, authErrors.grant)
    const read = await readJson(c, refreshRequest)
    if (!read.ok) return answerError(c, read)
    const token = read.body.refresh_token
    if (!token) return answerError(c, authErrors.refreshTokenMissing)
    const refused = await overLimit(c, 'tokenPerAddress')
    if (refused) return answerError(c, refused)
    if (!refreshTokenShape.test(token)) return answerError(c, authErrors.refreshTokenUnknown)
    const refreshed = await auth.refreshSession(token)
    return refreshed.ok ? c.json(refreshed.answer) : answerError(c, refreshed)
  })

  return routes
}

function phoneOfLogin({ phone, email }: { phone: string | null; email: string | null }): string | AuthError {
  if (phone && email) return authErrors.emailAndPhone
  if (email) return authErrors.emailDisabled
  if (!phone) return authErrors.neitherEmailNorPhone
  return parsePhone(phone) ?? authErrors.phoneFormat
}

function purposeOf(type: string | null): CodePurpose | null {
  return type === 'sms' || type === 'phone_change' ? type : null
}
