import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { logIn, phones, startAccountApp, withToken } from '../setup/account.ts'
import { startTestApp } from '../setup/app.ts'

const { privateKey } = await generateKeyPair('ES256', { extractable: true })
const jwk = JSON.stringify(await exportJWK(privateKey))

test('a token that never ends is refused, by our own service and of a hosted project', async () => {
  const own = await startAccountApp({ SITE_URL: '', AUTH_JWK: jwk })
  const hosted = await startTestApp({ SUPABASE_URL: own.url, SUPABASE_ANON_KEY: 'the-key-of-the-project' })
  const { token } = await logIn(own, phones.asha)
  const { kid } = decodeProtectedHeader(token)
  const { exp, ...claims } = decodeJwt(token)
  const sign = (payload: object) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid }).sign(privateKey)
  const [ending, endless] = [await sign({ ...claims, exp }), await sign(claims)]
  for (const app of [own, hosted]) {
    expect((await withToken(app, ending).ask('GET', '/profile')).status).toBe(200)
    for (const [method, path] of [
      ['GET', '/profile'],
      ['PUT', '/saved-trips/lw6'],
    ] as const) {
      const refused = await withToken(app, endless).ask(method, path)
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'bad_jwt' }])
    }
  }
  const asked = await fetch(`${own.url}/auth/v1/user`, { headers: { authorization: `Bearer ${endless}` } })
  expect([asked.status, await asked.json()]).toMatchObject([403, { error_code: 'bad_jwt' }])
})
