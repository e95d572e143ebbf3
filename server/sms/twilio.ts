import type { TwilioSettings } from '../env/sms.ts'
import { askProvider, providerTimeout } from './ask-provider.ts'
import { refusalMessage } from './refusal-message.ts'
import type { SmsProvider } from './sms.ts'

/** Errors about the receiver: no number, no mobile phone, or one that wants no messages. All others are the operator's to mend. */
const aboutReceiver: unknown[] = [21211, 21610, 21614]

export function createTwilio(settings: TwilioSettings, timeout = providerTimeout): SmsProvider {
  const { apiUrl, accountSid, authToken, from } = settings
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async send({ phone, text }) {
      const answer = await askProvider(
        `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        {
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams({ To: `+${phone}`, From: from, Body: text }),
        },
        timeout,
      )
      if (!answer.arrived) return { ok: false, message: answer.problem, final: false }
      const { status, body } = answer
      if ((status === 200 || status === 201) && typeof body.sid === 'string') return { ok: true }
      return {
        ok: false,
        message: refusalMessage(status, body.message),
        final: status === 400 && aboutReceiver.includes(body.code),
      }
    },
  }
}
