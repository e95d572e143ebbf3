import type { Msg91Settings } from '../env/sms.ts'
import { askProvider, providerTimeout } from './ask-provider.ts'
import { refusalMessage } from './refusal-message.ts'
import type { SmsProvider } from './sms.ts'

/** MSG91's flows: the text is that of the template registered with it, we fill in the blanks. */
export function createMsg91(settings: Msg91Settings, timeout = providerTimeout): SmsProvider {
  const { apiUrl, authKey, templates } = settings
  return {
    async send({ phone, template, variables }) {
      const registered = templates[template]
      if (registered === null)
        return { ok: false, message: `no template is set for ${template}`, final: false }
      const answer = await askProvider(
        `${apiUrl}/api/v5/flow/`,
        {
          headers: { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({
            template_id: registered,
            short_url: '0',
            recipients: [{ mobiles: phone, ...variables }],
          }),
        },
        timeout,
      )
      if (!answer.arrived) return { ok: false, message: answer.problem, final: false }
      const { status, body } = answer
      // A refusal may come with status 200.
      if (status === 200 && body.type === 'success') return { ok: true }
      return { ok: false, message: refusalMessage(status, body.message), final: false }
    },
  }
}
