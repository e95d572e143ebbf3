import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import type { SmsSettings } from '../../server/env/sms.ts'
import { readEnv } from '../../server/env.ts'
import { codeSms } from '../../server/sms/code-sms.ts'
import { createMsg91 } from '../../server/sms/msg91.ts'
import { noticeSms, noticeVariables, noticeWords } from '../../server/sms/notice-sms.ts'
import { createTwilio } from '../../server/sms/twilio.ts'

const sandbox = await startSmsSandbox()
afterAll(sandbox.stop)
beforeEach(() => {
  sandbox.messages.length = 0
})

function providerOf(settings: Record<string, string>, timeout?: number) {
  const read = readEnv(settings)
  const { provider } = (read.ok ? read.env.sms : {}) as SmsSettings
  if (!provider) throw new Error('no provider')
  return provider.name === 'msg91' ? createMsg91(provider, timeout) : createTwilio(provider, timeout)
}

const phone = '919876543210'
const code = codeSms({ phone, code: '123456', siteName: 'Kafila', siteUrl: 'https://kafila.example:8443' })
const at = new Date('2026-11-15T09:03:00Z')
const notice = noticeSms(
  phone,
  'Kafila',
  noticeVariables({ what: 'phone changed', at, call: '919812345678' }),
)
const providers = ['msg91', 'twilio'] as const

test.each(providers)('%s brings code and notice to the phone in the same words', async (name) => {
  const provider = providerOf(sandbox.settings(name))
  expect(await provider.send(code)).toEqual({ ok: true })
  expect(await provider.send(notice)).toEqual({ ok: true })
  expect(sandbox.messages).toEqual([
    {
      provider: name,
      to: phone,
      text: '123456 is your Kafila code. Share it with nobody: we never ask for it.\n\n@kafila.example #123456',
    },
    {
      provider: name,
      to: phone,
      text: 'Kafila: your phone number was changed on 15 Nov 2026, 14:33 IST. Not you? Call +91 98123 45678.',
    },
  ])
})

test.each(Object.keys(noticeWords) as (keyof typeof noticeWords)[])(
  'the notice "%s" fits its template and one message',
  async (what) => {
    const sms = noticeSms(phone, 'Kafila', noticeVariables({ what, at, call: '919812345678' }))
    expect(sms.text.length).toBeLessThanOrEqual(160)
    expect(await providerOf(sandbox.settings('msg91')).send(sms)).toEqual({ ok: true })
  },
)

test.each(providers)('%s refuses in its own words, without number, code or key', async (name) => {
  sandbox.nextAnswers({
    kind: 'refuse',
    message: "The 'To' number +91 98765 43210 (919876543210)\r\nis not valid for 123456, key AC12f",
  })
  expect(await providerOf(sandbox.settings(name)).send(code)).toMatchObject({
    ok: false,
    message: "The 'To' number … … … … is not valid for … key …",
  })
  expect(sandbox.messages).toEqual([])
})

test('a refusal about the receiver is final, one about the account is not', async () => {
  const twilio = providerOf(sandbox.settings('twilio'))
  expect(await twilio.send({ ...code, phone: '0' })).toMatchObject({ ok: false, final: true })
  const locked = providerOf({ ...sandbox.settings('twilio'), TWILIO_AUTH_TOKEN: 'old' })
  expect(await locked.send(code)).toEqual({ ok: false, message: 'Authenticate', final: false })
  const msg91 = providerOf({ ...sandbox.settings('msg91'), MSG91_AUTH_KEY: 'old' })
  expect(await msg91.send(code)).toEqual({ ok: false, message: 'Invalid authkey', final: false })
})

test.each(providers)('%s that fails, babbles or hangs is told from one that took it', async (name) => {
  const provider = providerOf(sandbox.settings(name), 50)
  sandbox.nextAnswers({ kind: 'status', status: 500 }, { kind: 'not json' }, { kind: 'hang' })
  expect(await provider.send(code)).toEqual({ ok: false, message: 'Internal error', final: false })
  expect(await provider.send(code)).toEqual({
    ok: false,
    message: 'The provider answered 200',
    final: false,
  })
  expect(await provider.send(code)).toEqual({
    ok: false,
    message: 'The provider did not answer in time',
    final: false,
  })
  expect(
    await providerOf({ ...sandbox.settings(name), SMS_API_URL: 'http://127.0.0.1:1' }).send(code),
  ).toEqual({ ok: false, message: 'The provider could not be reached', final: false })
  expect(sandbox.messages).toEqual([])
})

test('keys are not carried to another address', async () => {
  const forwarding = createServer((request, response) => {
    response.writeHead(307, { location: sandbox.url + request.url }).end()
  })
  await new Promise<void>((resolve) => forwarding.listen(0, '127.0.0.1', resolve))
  const { port } = forwarding.address() as AddressInfo
  for (const name of providers) {
    const provider = providerOf({ ...sandbox.settings(name), SMS_API_URL: `http://127.0.0.1:${port}` })
    expect(await provider.send(code)).toMatchObject({ ok: false, message: 'The provider answered 307' })
  }
  expect(sandbox.messages).toEqual([])
  forwarding.closeAllConnections()
  forwarding.close()
})
