import { Hono } from 'hono'
import { answerError } from '../auth-answer.ts'
import { authErrors } from '../auth-error.ts'
import { userRequest } from '../auth-requests.ts'
import { parsePhone } from '../codes/e164.ts'
import type { AuthRequests } from '../over-limit.ts'
import { readJson } from '../read-json.ts'
import { type LogoutScope, logoutScopes } from '../sessions/end-sessions.ts'

/** The signed-in user, and signing out. */
export function userRoutes({ auth, addressOf, overLimit }: AuthRequests): Hono {
  const routes = new Hono()

  routes.get('/user', async (c) => {
    const who = await auth.identifyUser(c.req.header('authorization'))
    return who.ok ? c.json(await auth.showUser(who)) : answerError(c, who)
  })

  routes.put('/user', async (c) => {
    const who = await auth.identifyUser(c.req.header('authorization'))
    if (!who.ok) return answerError(c, who)
    const read = await readJson(c, userRequest)
    if (!read.ok) return answerError(c, read)
    const { data, phone: typed, email, password, app_metadata: appMetadata } = read.body
    if (appMetadata !== undefined && appMetadata !== null) return answerError(c, authErrors.notAdmin)
    if (email || password) return answerError(c, authErrors.onlyPhone)
    const phone = typed ? parsePhone(typed) : ''
    if (phone === null) return answerError(c, authErrors.phoneFormat)
    const refused = await overLimit(c, 'otpPerAddress')
    if (refused) return answerError(c, refused)
    const changed = await auth.changeUser(who, { data: data ?? undefined, phone, address: addressOf(c) })
    return changed.ok ? c.json(changed.answer) : answerError(c, changed)
  })

  routes.post('/logout', async (c) => {
    const who = await auth.identifyUser(c.req.header('authorization'))
    if (!who.ok) return answerError(c, who)
    const scope = c.req.query('scope') ?? 'global'
    if (!isScope(scope)) return answerError(c, authErrors.scope)
    await auth.endSessions(who, scope)
    return c.body(null, 204)
  })

  return routes
}

function isScope(scope: string): scope is LogoutScope {
  return logoutScopes.some((known) => known === scope)
}
