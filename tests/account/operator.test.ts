import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TOTP } from 'otpauth'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { logIn, phones, sentMessages, startAccountApp, withToken } from '../setup/account.ts'
import type { TestApp } from '../setup/app.ts'
import { serverEnvironment } from '../setup/server-environment.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The command in a process of its own, with none of the machine's settings. */
async function operator(settings: Record<string, string>, ...args: string[]) {
  const env = { ...serverEnvironment, ...settings }
  const done = await run(process.execPath, ['server/operator/index.ts', ...args], { cwd: root, env }).then(
    (output) => ({ code: 0, ...output }),
    (failure: { code: number; stdout: string; stderr: string }) => failure,
  )
  return { code: done.code, out: done.stdout, err: done.stderr }
}

let app: TestApp
let database: Record<string, string>
beforeAll(async () => {
  app = await startAccountApp()
  database = { DATABASE_URL: app.database.url }
})
beforeEach(() =>
  app.database.pool.query('truncate auth_users, travellers, saved_trips, outbox, jobs cascade'),
)

const ask = async (token: string, path: string, body: unknown) => {
  const answer = await fetch(`${app.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as never
}

/** Turns two-step login on and answers the token that has passed both. */
async function addFactor(token: string): Promise<string> {
  const factor: { id: string; totp: { secret: string } } = await ask(token, '/factors', {
    factor_type: 'totp',
    friendly_name: 'Phone',
  })
  const challenge: { id: string } = await ask(token, `/factors/${factor.id}/challenge`, {})
  const code = new TOTP({ secret: factor.totp.secret }).generate({ timestamp: app.clock.now().getTime() })
  const session: { access_token: string } = await ask(token, `/factors/${factor.id}/verify`, {
    challenge_id: challenge.id,
    code,
  })
  return session.access_token
}

test('remove-factor, while the site runs, tells phone and e-mail and leaves who is signed in', async () => {
  const first = await logIn(app, phones.asha)
  const both = withToken(app, await addFactor(first.token))
  await both.ask('PUT', '/profile', { name: '', email: 'asha@example.com' })
  const stuck = await logIn(app, phones.asha)
  const refused = await stuck.ask('GET', '/profile')
  expect(refused.status).toBe(403)
  expect(await refused.json()).toEqual({
    error: 'Please log in with the code of your authenticator app, too.',
    code: 'insufficient_aal',
  })

  expect(await operator(database, 'remove-factor', '+91 98765-43210')).toEqual({
    code: 0,
    out: 'Two-step login of +91 98765 43210 is removed, and the traveller is told.\n',
    err: '',
  })
  expect((await stuck.ask('GET', '/profile')).status).toBe(200)
  expect((await both.ask('PUT', '/saved-trips/lw6')).status).toBe(204)
  // Nobody has shown a factor that is gone.
  const { rows } = await app.database.pool.query('select distinct aal from auth_sessions')
  expect(rows).toEqual([{ aal: 'aal1' }])
  const [, ...told] = await sentMessages(app)
  expect(told).toEqual([
    {
      channel: 'sms',
      to: phones.asha,
      body: expect.stringMatching(
        /^Kafila: your authenticator app was removed on \d+ \w+ \d+, \d\d:\d\d IST\./,
      ),
    },
    { channel: 'mail', to: 'asha@example.com', body: expect.stringContaining('with the code by SMS alone.') },
  ])
})

test('without a running site the command starts the embedded database for itself', async () => {
  const folder = makeTemporaryFolder()
  try {
    expect(await operator({ DATA_DIR: folder }, 'remove-factor', phones.asha)).toEqual({
      code: 1,
      out: '',
      err: 'There is no account with the number +91 98765 43210.\n',
    })
  } finally {
    removeTemporaryFolder(folder)
  }
})

test('without a name it lists the commands', async () => {
  expect(await runCommand([], readEnv({}))).toEqual({
    ok: true,
    message: expect.stringContaining('npm run operator -- remove-factor <phone>\n'),
  })
})

test.each([
  ['an unknown command', ['fly'], 'There is no command fly: npm run operator lists them.'],
  ['a missing argument', ['remove-factor'], 'Write it as npm run operator -- remove-factor <phone>.'],
  ['one too many', ['remove-factor', '91', '98'], 'Write it as npm run operator -- remove-factor <phone>.'],
  [
    'no number',
    ['remove-factor', 'asha'],
    'That is no phone number: write it with its country code, such as +919876543210.',
  ],
  ['a number without a factor', ['remove-factor', phones.asha], '+91 98765 43210 has no two-step login.'],
])('%s is refused in one sentence, and nobody is told', async (_, args, message) => {
  await logIn(app, phones.asha)
  expect(await runCommand(args, readEnv(database))).toEqual({ ok: false, message })
  expect(await sentMessages(app)).toEqual([])
})

test.each([
  [{ PORT: 'eighty' }, 'Settings: PORT must be a number.'],
  [
    { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' },
    'Logins are kept by the project at https://x.supabase.co: remove the factor there.',
  ],
  [
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/kafila' },
    "The database kafila at 127.0.0.1:1 can't be used (ECONNREFUSED): start it or correct DATABASE_URL.",
  ],
])('with the settings %j: %s', async (settings, message) => {
  const env = readEnv({ ...database, ...settings } as Record<string, string>)
  expect(await runCommand(['remove-factor', phones.asha], env)).toEqual({ ok: false, message })
})

test('a command that fails halfway says that nothing is changed', async () => {
  const { token } = await logIn(app, phones.asha)
  await addFactor(token)
  await app.database.pool.query('alter table outbox rename to gone')
  const outcome = await runCommand(['remove-factor', phones.asha], readEnv(database))
  await app.database.pool.query('alter table gone rename to outbox')
  expect(outcome).toEqual({ ok: false, message: 'The command failed (42P01) and changed nothing.' })
  const { rows } = await app.database.pool.query('select * from auth_factors')
  expect(rows).toHaveLength(1)
})
