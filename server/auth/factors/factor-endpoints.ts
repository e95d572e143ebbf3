import { type Context, Hono } from 'hono'
import { isUuid } from '../../identity/read-claims.ts'
import { answerError } from '../auth-answer.ts'
import { type AuthError, authErrors } from '../auth-error.ts'
import { factorCodeRequest, factorRequest } from '../auth-requests.ts'
import type { AuthRequests } from '../over-limit.ts'
import { isStorableText } from '../plain-json.ts'
import { readJson } from '../read-json.ts'
import type { SignedIn } from '../sessions/identify-user.ts'
import { takeOrRefuse } from '../take-or-refuse.ts'

const longestName = 60

/** Authenticator apps as a second factor. */
export function factorRoutes({ auth }: AuthRequests): Hono {
  const routes = new Hono()

  /** Who asks, within the limit of the session. */
  async function identify(c: Context): Promise<SignedIn | AuthError> {
    const who = await auth.identifyUser(c.req.header('authorization'))
    if (!who.ok) return who
    return (await takeOrRefuse(auth.takeFromLimit, 'mfaPerSession', who.session.id)) ?? who
  }

  routes.post('/factors', async (c) => {
    const who = await identify(c)
    if (!who.ok) return answerError(c, who)
    const read = await readJson(c, factorRequest)
    if (!read.ok) return answerError(c, read)
    if (read.body.factor_type !== 'totp') return answerError(c, authErrors.factorType)
    const friendlyName = read.body.friendly_name ?? ''
    const issuer = read.body.issuer || auth.siteName
    if (![friendlyName, issuer].every(isName)) return answerError(c, authErrors.factorName)
    const enrolled = await auth.enrollFactor(who, { friendlyName, issuer })
    return enrolled.ok ? c.json(enrolled.answer) : answerError(c, enrolled)
  })

  routes.post('/factors/:id/challenge', async (c) => {
    const who = await identify(c)
    if (!who.ok) return answerError(c, who)
    const id = c.req.param('id')
    if (!isUuid(id)) return answerError(c, authErrors.factorIdMalformed)
    const challenged = await auth.challengeFactor(who, id)
    return challenged.ok ? c.json(challenged.answer) : answerError(c, challenged)
  })

  routes.post('/factors/:id/verify', async (c) => {
    const who = await identify(c)
    if (!who.ok) return answerError(c, who)
    const factorId = c.req.param('id')
    if (!isUuid(factorId)) return answerError(c, authErrors.factorIdMalformed)
    const read = await readJson(c, factorCodeRequest)
    if (!read.ok) return answerError(c, read)
    const { challenge_id: challengeId, code } = read.body
    if (!isUuid(challengeId)) return answerError(c, authErrors.challengeUnknown)
    const verified = await auth.verifyFactor(who, { factorId, challengeId, code: code ?? '' })
    return verified.ok ? c.json(verified.answer) : answerError(c, verified)
  })

  routes.delete('/factors/:id', async (c) => {
    const who = await identify(c)
    if (!who.ok) return answerError(c, who)
    const id = c.req.param('id')
    if (!isUuid(id)) return answerError(c, authErrors.factorIdMalformed)
    const removed = await auth.removeFactor(who, id)
    return removed.ok ? c.json(removed.answer) : answerError(c, removed)
  })

  return routes
}

function isName(text: string): boolean {
  return text.length <= longestName && isStorableText(text)
}
