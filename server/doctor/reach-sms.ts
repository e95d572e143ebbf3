import type { Msg91Settings, TwilioSettings } from '../env/sms.ts'
import { askAddress, type Reached } from './reached.ts'

/** Only what sends nothing. */
export function reachSms(provider: Msg91Settings | TwilioSettings): Promise<Reached> {
  return provider.name === 'twilio' ? reachTwilio(provider) : reachMsg91(provider)
}

/** Twilio tells about an account whoever has its key. */
async function reachTwilio({ apiUrl, accountSid, authToken }: TwilioSettings): Promise<Reached> {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const answer = await askAddress(`${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`, {
    headers: { authorization, accept: 'application/json' },
  })
  if ('problem' in answer) return { ok: false, note: `Twilio does not answer (${answer.problem})` }
  if (answer.status !== 200)
    return { ok: false, note: `Twilio refuses the account or its key (status ${answer.status})` }
  const isActive = /"status"\s*:\s*"active"/.test(answer.body)
  return isActive
    ? { ok: true, note: 'Twilio knows the account, which is active; nothing was sent' }
    : { ok: false, note: 'Twilio knows the account, but it is not active' }
}

/** MSG91 says nothing about a key unless it is written into an address, where logs would keep it: so only its host is asked. */
async function reachMsg91({ apiUrl }: Msg91Settings): Promise<Reached> {
  const answer = await askAddress(apiUrl, { method: 'HEAD' })
  return 'problem' in answer
    ? { ok: false, note: `MSG91 does not answer (${answer.problem})` }
    : { ok: true, note: 'MSG91 answers; whether the key is right shows with the first code' }
}
