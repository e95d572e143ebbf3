import { expect, test } from 'vitest'
import { pageRules } from '../../app/page-rules.ts'
import { statusTokenHeader } from '../../domain/bookings/hold.ts'
import { sampleAccount, webhookAuthorization } from '../../sandbox/phonepe/account.ts'
import { createAuthSecrets } from '../../server/auth/keys/auth-secrets.ts'
import { createGuestLinks } from '../../server/guests/guest-links.ts'
import { createPreviewLinks } from '../../server/previews/preview-links.ts'
import { createReviewLinks } from '../../server/reviews/review-links.ts'
import { raisedLimits } from '../proof/raised-limits.ts'
import { accountSettings, logIn, phones, postAuth } from '../setup/account.ts'
import { makeWish, start, startBookingApp } from '../setup/booking.ts'
import { bookAndPay } from '../setup/my-bookings.ts'
import { join, sellOut } from '../setup/waiting.ts'
import { answersInJson, expectFair } from './expect-fair.ts'
import {
  brokenBodies,
  type HostileBody,
  hostileAuthorizations,
  hostileHeaders,
  hostileNames,
  hostileQueries,
  methods,
  spoiledBodies,
  spoiledForms,
} from './hostile-requests.ts'
import { type Sent, sendRaw } from './send-raw.ts'

/** Every address of the site, as it is mounted, asked in every wrong way. A new one is tried without being named here. */

const authSecret = 'a secret that stands in no answer: 4f1c'
const app = await startBookingApp({ ...accountSettings, LIMITS: raisedLimits, AUTH_SECRET: authSecret })
const secrets = [
  ...[authSecret, new URL(app.database.url).password, app.database.url],
  ...[sampleAccount.clientSecret, sampleAccount.webhookPassword, webhookAuthorization(sampleAccount)],
].filter((secret) => secret.length > 4)

const bookingRef = await bookAndPay(app)
await bookAndPay(app, { date: 1 }, { asGuest: true })
const { statusToken } = await start(app, await makeWish(app, { date: 2 }))
const asha = await logIn(app, phones.asha)
const read = async <Body>(path: string) => (await (await asha.ask('GET', path)).json()) as Body
const { unclaimed } = await read<{ unclaimed: { claimId: string }[] }>('/bookings')
const { voucherHref } = await read<{ voucherHref: string }>(`/bookings/${bookingRef}`)
const voucher = voucherHref.slice('/v/'.length)
const reviewCode = createReviewLinks({ keys: createAuthSecrets(authSecret).paperLinkKeys })
  .pathOf(bookingRef)
  .slice('/review/'.length)
const guestCode = createGuestLinks({ keys: createAuthSecrets(authSecret).guestLinkKeys })
  .pathOf({ reference: bookingRef, n: 1 })
  .slice('/guest/'.length)
const lb2 = { kind: 'trip', id: 'lb2' } as const
const savedDraft = {
  ...lb2,
  body: app.content.files.find(({ kind, id }) => kind === lb2.kind && id === lb2.id)?.value as object,
}
await app.content.drafts.save({ ...savedDraft, base: null, revision: null }, { kind: 'command line' })
const previewCode = createPreviewLinks({
  keys: createAuthSecrets(authSecret).previewLinkKeys,
  clock: app.clock,
})
  .linkTo(lb2)
  .path.slice('/preview/'.length)
const soldOut = await sellOut(app, { date: 4, parties: [1] })
const waitingCode = (await join(app, soldOut.path)).to.slice('/waiting/'.length)
const enrolled = await postAuth(
  app.url,
  '/factors',
  { factor_type: 'totp' },
  { authorization: `Bearer ${asha.token}` },
)
const { id: factorId } = (await enrolled.json()) as { id: string }

/** A good name for each place of an address that stands for one, so that what lies behind it is reached. */
const names: Record<string, string> = {
  '/auth/v1/factors/:id': factorId,
  '/api/account/bookings/:reference': bookingRef,
  '/api/account/bookings/:reference/guests/:guest': '1',
  '/api/account/bookings/:claimId': unclaimed[0]?.claimId ?? '',
  '/api/account/devices/:id': asha.sessionId,
  '/api/account/saved-trips/:id': 'lw6',
  '/api/trips/:id': 'lw6',
  '/api/bookings/:reference': bookingRef,
  '/api/just-booked/:reference': bookingRef,
  '/api/coupons/:code': 'SAVE10',
  '/api/listings/:name?': 'backpacking',
  '/pay/launch/:reference': bookingRef,
  '/pay/return/:reference': bookingRef,
  '/papers/:id': bookingRef,
  '/papers/:id/:kind': 'calendar',
  '/v/:name': `${voucher}.pdf`,
  '/v/:code': voucher,
  '/review/:code': reviewCode,
  '/guest/:code': guestCode,
  '/preview/:code': previewCode,
  '/waiting/join/:trip': 'lw6',
  '/waiting/join/:trip/:departure': soldOut.wish.booking.batchId,
  '/waiting/:code': waitingCode,
  '/api/account/waiting/:code': waitingCode,
  '/blog/:slug': 'altitude-sickness-signs-and-rules',
  '/newsletter/:token': 't'.repeat(32),
  '/india/:slug': 'goa',
  '/world/:slug': 'bhutan',
  '/trip/:id': 'lw6',
  '/itinerary/:id': 'lw6',
  '/suggested/:id': 'wayanad-private',
  '/custom-trip/:id': 'wayanad-private',
  '/:category': 'backpacking',
}
/** It fails on purpose, for developers to look at. */
const failsOnPurpose = '/dev/error/:where?'

function addressOf(path: string, nameAt: (place: string) => string): string {
  const parts = path.split('/')
  return parts
    .map((part, i) => {
      if (part === '*') return 'nothing'
      return part.startsWith(':') ? nameAt(parts.slice(0, i + 1).join('/')) : part
    })
    .join('/')
}

function goodName(place: string): string {
  const name = names[place]
  if (!name) throw new Error(`Please say in this file which name is a good one at ${place}`)
  return name
}

const wish = await makeWish(app, { date: 3 })
const person = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' }
/** Every field that any address reads, each as it should be. */
const everything = {
  ...person,
  ...{ formType: 'Contact Form', message: 'Is the road open in May?', pageUrl: '/contact', website: '' },
  ...{ subject: 'A question', openingId: 'tour-manager', link: 'https://asha.example', wish: 'confirm' },
  additionalData: {
    ...{ subject: 'A question', openingId: 'tour-manager', link: 'https://asha.example' },
    ...{ people: '2', travelMonth: 'may-2027', tripName: 'Wayanad' },
  },
  ...wish,
  ...{ address: '14 Lake Road, Bengaluru', pinCode: '560001', state: 'Karnataka', company: '', gstin: '' },
  ...{ pan: 'ABCDE1234F', tripIds: ['lw6'], proof: 'asha@example.org', way: 'as paid', refund: 1 },
  ...{ key: '5f0c1f6e-2b57-4c86-9a5e-0d7f3a1c2b4d', package: 'standard', seats: '1' },
  code: voucher,
  event: 'checkout.order.completed',
  payload: { merchantOrderId: `${bookingRef}-P1`, merchantRefundId: null },
}
const { email: _, ...login } = {
  ...person,
  ...{ type: 'sms', token: '123456', channel: 'sms', create_user: true, data: { a: 'b' }, code: '123456' },
  ...{ refresh_token: 'abcdefghijkl', factor_type: 'totp', friendly_name: 'Phone', issuer: 'Kafila' },
  challenge_id: factorId,
}
const forms = ['Contact Form', 'Job Application', 'Suggested Trip Enquiry']
const bodies = [
  ...forms.flatMap((formType) => spoiledBodies({ ...everything, formType }, 4)),
  ...brokenBodies,
]
const loginBodies = [...spoiledBodies(login, 12), ...brokenBodies]
const pageBodies = [...spoiledForms(everything, 12), ...brokenBodies.slice(-9)]

/** A picture is drawn for it, which takes seconds; it reads nothing of who asks. */
const drawn = '/images/default.webp'
const endpoints = [...new Set(app.routes.map(({ path }) => path))].filter(
  (path) => path !== '*' && path !== '/*' && path !== drawn,
)
const pages = pageRules.map(({ path }) => path).filter((path) => path !== failsOnPurpose)

let authorization = ''
/** Some requests end sessions, so each address begins with a login of its own. */
async function beginWithLogin(path: string): Promise<void> {
  authorization = path.startsWith('/webhooks')
    ? webhookAuthorization(sampleAccount)
    : `Bearer ${(await logIn(app, phones.asha)).token}`
}

async function ask(sent: Sent, { type, body, headers }: Partial<HostileBody> = {}): Promise<number> {
  const asked = {
    ...sent,
    body,
    headers: { authorization, ...(type && { 'content-type': type }), ...headers, ...sent.headers },
  }
  const answered = await sendRaw(app.url, asked)
  expectFair(asked, answered, secrets)
  return answered.status
}

const at = <Item>(list: readonly Item[], i: number): Item => list[i % list.length] as Item

/** Every method once, each with another body, query and header; gives those that the address takes. */
async function tryMethods(path: string, tried: Iterable<string>, turn: number): Promise<string[]> {
  const taken: string[] = []
  for (const [i, method] of [...tried].entries()) {
    const sent = { method, path: path + at(hostileQueries, turn + i), headers: at(hostileHeaders, turn + i) }
    const status = await ask(sent, method === 'GET' || method === 'HEAD' ? {} : at(bodies, turn * 7 + i))
    if (status !== 404 && status !== 405) taken.push(method)
  }
  return taken
}

test.each(endpoints)('%s', async (path) => {
  const turn = endpoints.indexOf(path)
  const address = addressOf(path, goodName)
  await beginWithLogin(path)
  // What is no page and no form answers other methods with a page, all with the same.
  const tried = answersInJson.test(path) ? methods : new Set(['GET', 'HEAD', 'POST', at(methods, turn)])
  const taken = await tryMethods(address, tried, turn)
  await beginWithLogin(path)
  for (const method of taken.filter((name) => name === 'POST' || name === 'PUT'))
    for (const body of path.startsWith('/auth/') ? loginBodies : bodies)
      await ask({ method, path: address }, body)
  if (!answersInJson.test(path)) return
  const method = taken.find((name) => name !== 'HEAD') ?? 'GET'
  for (const given of hostileAuthorizations)
    await ask({ method, path: address, headers: { authorization: given, [statusTokenHeader]: given } })
})

const named = [...endpoints, ...pages].filter((path) => path.includes('/:'))

test.each(named)('%s with names that are none', async (path) => {
  const turn = named.indexOf(path)
  await beginWithLogin(path)
  const body = { type: 'application/json', body: JSON.stringify(everything) }
  for (const i of [0, 1, 2, 3, 4]) {
    const address = addressOf(path, () => at(hostileNames, turn + i))
    const headers = { [statusTokenHeader]: statusToken }
    await ask({ method: 'GET', path: address, headers })
    if (answersInJson.test(path)) await ask({ method: at(['POST', 'PUT', 'DELETE'], i), path: address }, body)
  }
})

test.each(pages)('the page %s', async (path) => {
  const turn = pages.indexOf(path)
  const address = addressOf(path, goodName)
  const taken = await tryMethods(address, new Set(['GET', 'POST', at(methods, turn)]), turn)
  if (taken.includes('POST'))
    for (const body of pageBodies) await ask({ method: 'POST', path: address }, body)
  await ask({ method: 'GET', path: `${address === '/' ? '/_' : address}.data${at(hostileQueries, turn)}` })
})

test.each(['//', '/\\', '/%', '/?%', '/.', '/..%2f', '/%2f%2fevil.example', '/api/%', '*', 'http://[/'])(
  'the request line of %s',
  async (path) => {
    for (const host of ['localhost', '[', 'evil.example:99999', '', 'a@b', '\u00ff'])
      await ask({ method: path === '*' ? 'OPTIONS' : 'GET', path, headers: { host } })
  },
)

test('nothing failed in secret, nothing was added to all objects, and the site is well', async () => {
  expect(app.logged.filter((line) => line.includes('"level":50')).slice(0, 5)).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect((await sendRaw(app.url, { method: 'GET', path: '/ready' })).status).toBe(200)
  expect(await app.differences()).toEqual([])
})
