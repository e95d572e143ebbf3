import { expect } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'

/** Numbers whose code is always the same and for which no SMS goes out. */
export const phones = {
  asha: '919876543210',
  ravi: '919876543211',
  new: '919876543212',
  later: '919876543213',
  gone: '919876543214',
}
const code = '123456'

/** So many logins as tests need. */
export const accountSettings = {
  SMS_TEST_OTP: Object.values(phones)
    .map((phone) => `${phone}:${code}`)
    .join(','),
  LIMITS: [
    'otpGapPerNumber:9999/1',
    'otpPerNumberHour:9999/3600',
    'otpPerNumberDay:9999/86400',
    'otpPerNumberAndAddress:9999/86400',
    'otpPerAddress:9999/300',
    'verifyPerAddress:9999/300',
    'mfaPerSession:9999/60',
  ].join(','),
}

export async function startAccountApp(settings: Record<string, string> = {}): Promise<TestApp> {
  return startTestApp({ ...accountSettings, ...settings })
}

export type LoggedIn = {
  token: string
  userId: string
  sessionId: string
  /** Asks /api/account with the token; a body is sent as JSON. */
  ask: (method: string, path: string, body?: unknown) => Promise<Response>
}

/** Logs a number in as a browser would, on the app's own auth service, or on that of another `authUrl`. */
export async function logIn(
  app: Pick<TestApp, 'url'>,
  phone: string,
  {
    authUrl = app.url,
    userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  } = {},
): Promise<LoggedIn & { renewed: () => Promise<LoggedIn> }> {
  const sent = await postAuth(authUrl, '/otp', { phone: `+${phone}` })
  expect(sent.status).toBe(200)
  const answer = await postAuth(
    authUrl,
    '/verify',
    { type: 'sms', phone: `+${phone}`, token: code },
    { 'user-agent': userAgent },
  )
  expect(answer.status).toBe(200)
  const tokens = (await answer.json()) as { access_token: string; refresh_token: string }
  return withTokens(app, tokens, authUrl)
}

/** With the tokens of a login, which can be renewed without another code. */
function withTokens(
  app: Pick<TestApp, 'url'>,
  tokens: { access_token: string; refresh_token: string },
  authUrl: string,
): LoggedIn & { renewed: () => Promise<LoggedIn> } {
  return {
    ...withToken(app, tokens.access_token),
    async renewed() {
      const { refresh_token } = tokens
      const answer = await postAuth(authUrl, '/token?grant_type=refresh_token', { refresh_token })
      expect(answer.status).toBe(200)
      return withToken(app, ((await answer.json()) as { access_token: string }).access_token)
    },
  }
}

export function withToken({ url }: Pick<TestApp, 'url'>, token: string): LoggedIn {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
    session_id: string
  }
  return {
    token,
    userId: claims.sub,
    sessionId: claims.session_id,
    ask: (method, path, body) =>
      fetch(`${url}/api/account${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
  }
}

export function postAuth(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
    body: JSON.stringify(body),
  })
}

/** Every row of every table in which one of the texts stands. */
export async function rowsWith(
  { database }: TestApp,
  texts: string[],
): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: { table: string; row: string }[] = []
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select t::text as row from ${name} as t where t::text like any ($1)`,
      [texts.map((text) => `%${text}%`)],
    )
    found.push(...rows.map(({ row }) => ({ table: name, row })))
  }
  return found
}

/** What was sent to phones and mailboxes, the oldest first. */
export async function sentMessages({
  database,
}: TestApp): Promise<{ channel: string; to: string; body: string }[]> {
  const { rows } = await database.pool.query(
    `select channel, recipient as "to", coalesce(subject || ': ', '') || body as body from outbox order by id`,
  )
  return rows
}
