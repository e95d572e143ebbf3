import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { isDatabaseAway } from '../http/database-away.ts'
import type { Log } from '../log.ts'
import { answerError } from './auth-answer.ts'
import { authErrors, methodNotAllowed } from './auth-error.ts'
import type { AuthService } from './auth-service.ts'
import { factorRoutes } from './factors/factor-endpoints.ts'
import { loginRoutes } from './login-endpoints.ts'
import { createAuthRequests } from './over-limit.ts'
import { largestBody } from './read-json.ts'
import { userRoutes } from './users/user-endpoints.ts'

export type AuthRouteDeps = { auth: AuthService; trustedProxies: number; log: Log }

const methods: Record<string, string> = {
  '/otp': 'POST',
  '/verify': 'POST',
  '/resend': 'POST',
  '/token': 'POST',
  '/logout': 'POST',
  '/user': 'GET, PUT',
  '/factors': 'POST',
  '/factors/:id': 'DELETE',
  '/factors/:id/challenge': 'POST',
  '/factors/:id/verify': 'POST',
  '/settings': 'GET',
  '/health': 'GET',
  '/.well-known/jwks.json': 'GET',
}

/** Mounted at /auth/v1: the protocol of Supabase Auth. Pages of other origins may call it, and every answer is JSON. */
export function authRoutes({ auth, trustedProxies, log }: AuthRouteDeps): Hono {
  const requests = createAuthRequests(auth, trustedProxies)
  const routes = new Hono()
  routes.onError((error, c) => {
    log.error({ path: c.req.path, error }, 'the auth service failed')
    return answerError(c, isDatabaseAway(error) ? authErrors.away : authErrors.failed)
  })
  routes.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: [
        'Accept',
        'Authorization',
        'Content-Type',
        'X-Client-IP',
        'X-Client-Info',
        'X-JWT-AUD',
        'apikey',
        'X-Supabase-Api-Version',
      ],
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
      maxAge: 600,
    }),
  )
  routes.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (Number(c.req.header('content-length')) > largestBody) return answerError(c, authErrors.tooLarge)
    return next()
  })
  routes.route('/', loginRoutes(requests))
  routes.route('/', userRoutes(requests))
  routes.route('/', factorRoutes(requests))
  routes.get('/settings', (c) => c.json(auth.settings))
  routes.get('/health', (c) => c.json(health))
  routes.get('/.well-known/jwks.json', async (c) => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json({ keys: await auth.keys.publicKeys() })
  })
  for (const [path, allowed] of Object.entries(methods))
    routes.all(path, (c) => answerError(c, methodNotAllowed(allowed)))
  routes.all('*', (c) => answerError(c, authErrors.notFound))
  return routes
}

const health = {
  version: 'v2.196.0',
  name: 'GoTrue',
  description: 'GoTrue is a user registration and authentication API',
}
