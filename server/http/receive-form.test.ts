import { expect, test } from 'vitest'
import type { Taken } from '../limits/limiter.ts'
import { createLog } from '../log.ts'
import { createReceiveForm, type Form } from './receive-form.ts'

const logged: string[] = []
const log = createLog('error', { write: (line) => logged.push(line) })

/** Receives what is sent as a form with one field, `name`, of which `Nobody` is no name. */
async function receive(
  sent: { body?: BodyInit; type?: string },
  { taken = { ok: true }, ...form }: Partial<Form<string, string>> & { taken?: Taken } = {},
) {
  const headers: Record<string, string> = sent.type ? { 'content-type': sent.type } : {}
  const request = new Request('http://localhost/', { method: 'POST', body: sent.body, headers })
  const asked: string[] = []
  const receiveForm = createReceiveForm({
    log,
    async takeFromLimit(name, who) {
      asked.push(`${name} ${who}`)
      return taken
    },
  })
  const received = await receiveForm<string, string>(
    { request, clientAddress: '10.0.0.1' },
    {
      sentAs: 'page',
      check: ({ name }) =>
        typeof name === 'string' && name !== 'Nobody'
          ? { ok: true, value: name }
          : { ok: false, errors: { name: 'Who is that?' } },
      limit: 'enquiry',
      use: async (name) => `Hello ${name}`,
      words: { tooMany: (seconds) => `Wait ${seconds}`, failed: 'Try again in a minute' },
      ...form,
    },
  )
  return { received, asked }
}
const urlencoded = 'application/x-www-form-urlencoded'

test('a form in order is counted and used', async () => {
  const { received, asked } = await receive({ body: 'name=Asha', type: urlencoded })
  expect(received).toEqual({ ok: true, answer: 'Hello Asha' })
  expect(asked).toEqual(['enquiry 10.0.0.1'])
})

test('a form in parts and a JSON body are read alike', async () => {
  const parts = new FormData()
  parts.set('name', 'Asha')
  expect((await receive({ body: parts })).received).toEqual({ ok: true, answer: 'Hello Asha' })
  const json = { body: '{"name":"Asha"}', type: 'application/json; charset=utf-8' }
  expect((await receive(json, { sentAs: 'json' })).received).toEqual({ ok: true, answer: 'Hello Asha' })
})

test.each([
  ['JSON where a page sends forms', { body: '{"name":"Asha"}', type: 'application/json' }, 'page', 415],
  ['a form where JSON is wanted', { body: 'name=Asha', type: urlencoded }, 'json', 415],
  ['a lookalike type', { body: 'name=Asha', type: `${urlencoded}x` }, 'page', 415],
  ['no type', {}, 'page', 415],
  ['half a form', { body: '--x\r\nname', type: 'multipart/form-data; boundary=x' }, 'page', 400],
  ['half a JSON body', { body: '{"name":', type: 'application/json' }, 'json', 400],
  ['a list', { body: '[]', type: 'application/json' }, 'json', 400],
  ['too much', { body: `name=${'x'.repeat(65_536)}`, type: urlencoded }, 'page', 413],
] as const)('%s is refused before it is counted', async (_, sent, sentAs, status) => {
  const { received, asked } = await receive(sent, { sentAs })
  expect(received).toMatchObject({ ok: false, status, headers: {}, typed: {} })
  expect(asked).toEqual([])
})

test('a form may take less', async () => {
  const { received } = await receive({ body: 'name=Ashalata', type: urlencoded }, { largest: 12 })
  expect(received).toMatchObject({
    status: 413,
    message: 'That is more than this form takes. Shorten what you wrote and send it again.',
  })
})

test('a field at fault is named, what was typed is handed back, and nothing is counted', async () => {
  const { received, asked } = await receive({ body: 'name=Nobody&more=1', type: urlencoded })
  expect(received).toEqual({
    ok: false,
    status: 422,
    message: 'Who is that?',
    errors: { name: 'Who is that?' },
    headers: {},
    typed: { name: 'Nobody', more: '1' },
  })
  expect(asked).toEqual([])
})

test('a used-up limit says how long to wait', async () => {
  const taken = { ok: false, reason: 'used up', retryAfter: 42 } as const
  const { received } = await receive({ body: 'name=Asha', type: urlencoded }, { taken })
  const headers = { 'Retry-After': '42' }
  expect(received).toMatchObject({ status: 429, message: 'Wait 42', headers, typed: { name: 'Asha' } })
})

test('a limit that can’t be counted and a use case that fails are both “later”', async () => {
  const later = { status: 503, message: 'Try again in a minute', headers: { 'Retry-After': '60' } }
  const away = { taken: { ok: false, reason: 'away' } as const }
  expect((await receive({ body: 'name=Asha', type: urlencoded }, away)).received).toMatchObject(later)
  expect(logged).toEqual([])
  const use = () => Promise.reject(new Error('no database'))
  expect((await receive({ body: 'name=Asha', type: urlencoded }, { use })).received).toMatchObject(later)
  expect(logged).toHaveLength(1)
})
