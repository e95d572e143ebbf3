import { beforeAll, describe, expect, test } from 'vitest'
import { type LoggedIn, logIn, phones, startAccountApp } from '../setup/account.ts'
import type { TestApp } from '../setup/app.ts'

let app: TestApp
let asha: LoggedIn
beforeAll(async () => {
  app = await startAccountApp()
  asha = await logIn(app, phones.asha)
})

/** Every address with its methods; the fourth part is a body that its address takes. */
const addresses: [path: string, methods: string[], body?: unknown][] = [
  ['', ['DELETE']],
  ['/profile', ['GET', 'PUT'], { name: 'Asha', email: '' }],
  ['/devices', ['GET']],
  ['/devices/9b2f9f0e-0f2c-4d3a-9c43-0d4c2f6f3b11', ['DELETE']],
  ['/saved-trips', ['GET', 'POST'], { tripIds: ['lw6'] }],
  ['/saved-trips/lw6', ['PUT', 'DELETE']],
  ['/bookings', ['GET']],
  ['/bookings/KF-22222222', ['GET']],
  ['/bookings/KF-22222222/cancel', ['POST']],
  ['/bookings/KF-22222222/invoice-details', ['PUT']],
  ['/wallet', ['GET']],
  ['/export', ['POST']],
  ['/deletion', ['GET']],
]
const taking = addresses.flatMap(([path, methods, body]) =>
  body === undefined
    ? []
    : methods.filter((method) => method !== 'GET').map((method) => [method, path] as const),
)
const requests = addresses.flatMap(([path, methods]) => methods.map((method) => [method, path] as const))

const ask = (method: string, path: string, init: RequestInit = {}) =>
  fetch(`${app.url}/api/account${path}`, {
    method,
    ...init,
    headers: { authorization: `Bearer ${asha.token}`, ...init.headers },
  })

const stored = async () => {
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select (select count(*) from travellers) + (select count(*) from saved_trips) + (select count(*) from outbox) as count`,
  )
  return Number(rows[0]?.count)
}

async function expectRefusal(answer: Response, status: number, code: string, error: string): Promise<void> {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ error, code })
}

test.each(requests)('%s %s asks for a login', async (method, path) => {
  for (const authorization of ['', 'Basic YTpi', 'Bearer', 'Bearer '])
    await expectRefusal(
      await ask(method, path, { headers: { authorization } }),
      401,
      'no_authorization',
      'Please log in.',
    )
})

test.each(requests)('%s %s takes no token that is not ours', async (method, path) => {
  const [head = '', claims = ''] = asha.token.split('.')
  const forged = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: asha.sessionId }),
  )
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  for (const token of [
    'x',
    `${head}.${claims}.`,
    asha.token.replace(claims, forged.toString('base64url')),
    `${unsigned}.${claims}.`,
  ])
    await expectRefusal(
      await ask(method, path, { headers: { authorization: `Bearer ${token}` } }),
      403,
      'bad_jwt',
      'Your login has run out. Please log in again.',
    )
})

test.each(addresses)('%s answers %s alone', async (path, methods) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].filter(
    (name) => !methods.includes(name),
  )) {
    const answer = await ask(method, path)
    expect(answer.headers.get('allow')).toBe(methods.join(', '))
    await expectRefusal(answer, 405, 'method_not_allowed', 'This address can’t be asked in that way.')
  }
})

test('a question for the headers alone is answered like one for the whole', async () => {
  const answer = await ask('HEAD', '/profile')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

test.each(['/nothing', '/profile/x', '/devices/x/y', '/saved-trips/a/b', '/%00'])(
  '%s is nothing',
  async (path) => {
    await expectRefusal(await ask('GET', path), 404, 'not_found', 'There is nothing at this address.')
  },
)

describe.each(taking)('%s %s', (method, path) => {
  const json = { 'content-type': 'application/json' }

  test('takes JSON alone', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
    ])
      await expectRefusal(
        await ask(method, path, { body: '{}', headers: { 'content-type': type } }),
        415,
        'wrong_type',
        'Send this as application/json.',
      )
  })

  test('takes objects alone', async () => {
    for (const body of ['', '{', 'null', '[]', '"x"', '7', '\0', '{"name":"\\u'])
      await expectRefusal(
        await ask(method, path, { body, headers: json }),
        400,
        'bad_json',
        'The body is not a JSON object.',
      )
  })

  test('takes 64 KB at most, whether its length is said or not', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(1_300_000) })
    const stream = () => new Blob([large]).stream()
    for (const init of [{ body: large }, { body: stream(), duplex: 'half' }])
      await expectRefusal(
        await ask(method, path, { ...init, headers: json }),
        413,
        'too_large',
        'That is more than this address takes.',
      )
  })

  test('names the field of a wrong type and stores nothing', async () => {
    const before = await stored()
    for (const value of [null, 7, true, {}, [[]], [{}], [null], ['\ud83d', 7]]) {
      const answer = await ask(method, path, {
        body: JSON.stringify({ name: value, email: value, tripIds: value }),
        headers: json,
      })
      expect(answer.status).toBe(422)
      const { errors } = (await answer.json()) as { errors: Record<string, string> }
      expect(Object.keys(errors).length).toBeGreaterThan(0)
    }
    expect(await stored()).toBe(before)
  })
})

test('a body that nobody asked for is not read, and a large one is refused', async () => {
  const body = 'x'.repeat(1_300_000)
  for (const [method, path] of [
    ['POST', '/export'],
    ['DELETE', ''],
    ['PUT', '/saved-trips/lw6'],
  ] as const)
    await expectRefusal(
      await ask(method, path, { body }),
      413,
      'too_large',
      'That is more than this address takes.',
    )
})

test('a database that is away is 503 with the time to come back, and all recovers', async () => {
  await app.database.whileAway(async () => {
    const answer = await ask('GET', '/profile')
    expect(answer.headers.get('retry-after')).toBe('60')
    await expectRefusal(answer, 503, 'away', 'We can’t look that up just now.')
  })
  expect((await ask('GET', '/profile')).status).toBe(200)
})
