import { join } from 'node:path'
import type { Clock } from '#domain/calendar/clock.ts'
import type { PhonePeSettings, WebhookCredentials } from '../env/phonepe.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { createPhonePe } from './create-phonepe.ts'
import type { PhonePe, Unknown } from './phonepe.ts'
import { createStandIn } from './stand-in.ts'
import { openStandInAccount } from './stand-in-account.ts'

export type OpenPhonePe = {
  phonepe: PhonePe
  /** What webhooks must come with; null when there is nobody who could send one. */
  webhookCredentials: WebhookCredentials | null
  close: () => Promise<void>
}

type Deps = {
  env: Pick<Env, 'mode' | 'phonepe' | 'storage' | 'web'>
  /** The project's folder. */
  root: string
  clock: Clock
  log: Log
}

/** PhonePe itself with its credentials; without, nobody in production and a stand-in in local. */
export function openPhonePe({ env, root, clock, log }: Deps): OpenPhonePe {
  const nothingToClose = async () => {}
  if (env.phonepe) {
    const phonepe = createPhonePe({ settings: env.phonepe, clock, log })
    return { phonepe, webhookCredentials: env.phonepe.webhook, close: nothingToClose }
  }
  if (env.mode === 'production') return { phonepe: notSetUp, webhookCredentials: null, close: nothingToClose }
  return openStandIn({ env, root, clock, log })
}

/** The stand-in is started by the first call, so that a server with which nobody pays starts none. */
function openStandIn({ env, root, clock, log }: Deps): OpenPhonePe {
  const folder = join(env.storage.dataDir, 'phonepe')
  const { webhookUsername, webhookPassword, ...client } = openStandInAccount(folder)
  const webhook = { username: webhookUsername, password: webhookPassword }
  const standIn = createStandIn({
    program: join(root, 'sandbox/phonepe/run.ts'),
    folder,
    webhookUrl: `${env.web.siteUrl}/webhooks/phonepe`,
  })
  const settingsAt = (url: string): PhonePeSettings => ({
    ...client,
    webhook,
    tokenUrl: `${url}/apis/identity-manager/v1/oauth/token`,
    apiUrl: `${url}/apis/pg`,
  })
  let present: { url: string; phonepe: PhonePe } | null = null

  async function call<Answer>(ask: (phonepe: PhonePe) => Promise<Answer>): Promise<Answer | Unknown> {
    try {
      const url = await standIn.url()
      if (present?.url !== url)
        present = { url, phonepe: createPhonePe({ settings: settingsAt(url), clock, log }) }
    } catch (error) {
      log.error({ error }, 'PhonePe has no stand-in')
      return unknown
    }
    return ask(present.phonepe)
  }

  return {
    phonepe: {
      pay: (order) => call(({ pay }) => pay(order)),
      orderStatus: (merchantOrderId) => call(({ orderStatus }) => orderStatus(merchantOrderId)),
      refund: (refund) => call((phonepe) => phonepe.refund(refund)),
      refundStatus: (merchantRefundId) => call(({ refundStatus }) => refundStatus(merchantRefundId)),
    },
    webhookCredentials: webhook,
    close: standIn.close,
  }
}

const unknown: Unknown = { ok: false, reason: 'unknown' }

/** Nobody can pay. What was paid while there were credentials is asked for and given back once they are there again. */
const notSetUp: PhonePe = {
  pay: async () => ({ ok: false, reason: 'refused', message: 'PhonePe is not set up' }),
  orderStatus: async () => unknown,
  refund: async () => unknown,
  refundStatus: async () => unknown,
}
