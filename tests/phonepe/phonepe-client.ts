import type { PhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { systemClock } from '../../server/clock.ts'
import type { PhonePeSettings } from '../../server/env/phonepe.ts'
import { readEnv } from '../../server/env.ts'
import { createPhonePe } from '../../server/phonepe/create-phonepe.ts'

export function phonePeSettings(settings: Record<string, string>): PhonePeSettings {
  const read = readEnv(settings)
  if (!read.ok || !read.env.phonepe) throw new Error('no settings of PhonePe')
  return read.env.phonepe
}

export function clientOf(
  { settings }: Pick<PhonePeSandbox, 'settings'>,
  options: Partial<Parameters<typeof createPhonePe>[0]> = {},
) {
  return createPhonePe({ settings: phonePeSettings(settings), clock: systemClock, ...options })
}

let made = 0
/** An order of its own: ₹63,898 for ten minutes. */
export function newOrder(merchantOrderId = `order-${process.pid}-${++made}`) {
  return {
    merchantOrderId,
    amountPaise: 6_389_800,
    expireAfterSeconds: 600,
    message: 'Spiti Valley – 2 guests',
    redirectUrl: 'http://localhost:3000/pay/return/KF-23456789',
  }
}
