import { join } from 'node:path'
import { systemClock } from '../../server/clock.ts'
import { readEnv } from '../../server/env.ts'
import { createLog } from '../../server/log.ts'
import { openPhonePe } from '../../server/phonepe/open-phonepe.ts'
import type { NewOrder } from '../../server/phonepe/phonepe.ts'

/** A process of its own that holds PhonePe as a server does, so that it can be killed for real. It answers one message with another. */
export type PhonePeQuestion = { pay: NewOrder } | { status: string }

const [, , dataDir = '', siteUrl = ''] = process.argv
const read = readEnv({ DATA_DIR: dataDir, SITE_URL: siteUrl })
if (!read.ok) throw new Error(read.problems.join())
const { phonepe, close } = openPhonePe({
  env: read.env,
  root: join(import.meta.dirname, '../..'),
  clock: systemClock,
  log: createLog('error'),
})
process.on('message', async (question: PhonePeQuestion) => {
  process.send?.(
    'pay' in question ? await phonepe.pay(question.pay) : await phonepe.orderStatus(question.status),
  )
})
process.on('SIGTERM', async () => {
  await close()
  process.exit(0)
})
process.send?.('ready')
