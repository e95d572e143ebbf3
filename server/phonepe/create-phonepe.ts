import type { Clock } from '#domain/calendar/clock.ts'
import type { PhonePeSettings } from '../env/phonepe.ts'
import type { Log } from '../log.ts'
import { createAccessToken } from './access-token.ts'
import { orderAnswer, payAnswer, refundAnswer } from './answers.ts'
import { createAsk } from './ask.ts'
import { createCallApi } from './call-api.ts'
import { judgeMissing, judgeRefusal } from './judge-answer.ts'
import type { PhonePe } from './phonepe.ts'

/** How long a call may take in all, in milliseconds. */
const usualTimeout = 10_000
/** What PhonePe takes for the life of an order, in seconds. */
const shortestLife = 300
const longestLife = 3600

/** PhonePe Standard Checkout v2. Only a mistake of the caller's throws: whatever PhonePe does is an answer. */
export function createPhonePe(deps: {
  settings: PhonePeSettings
  clock: Clock
  timeout?: number
  log?: Log
}): PhonePe {
  const { settings, clock, timeout = usualTimeout, log } = deps
  const accessToken = createAccessToken({ settings, clock, timeout })
  const ask = createAsk({ callApi: createCallApi({ apiUrl: settings.apiUrl, accessToken, timeout }), log })
  return {
    async pay({ merchantOrderId, amountPaise, expireAfterSeconds, message, redirectUrl }) {
      const answer = await ask({
        call: 'pay',
        path: '/checkout/v2/pay',
        body: {
          merchantOrderId: checkedId(merchantOrderId),
          amount: checkedAmount(amountPaise),
          expireAfter: clampedLife(expireAfterSeconds),
          paymentFlow: { type: 'PG_CHECKOUT', message, merchantUrls: { redirectUrl } },
        },
        schema: payAnswer,
        judge: judgeRefusal,
      })
      if (!answer.ok) return answer
      const { orderId, redirectUrl: page, expireAt } = answer.read
      return { ok: true, orderId, redirectUrl: page, expireAt: new Date(expireAt) }
    },

    async orderStatus(merchantOrderId) {
      const answer = await ask({
        call: 'orderStatus',
        path: `/checkout/v2/order/${checkedId(merchantOrderId)}/status?details=false&errorContext=true`,
        schema: orderAnswer,
        judge: judgeMissing,
      })
      if (!answer.ok) return answer
      const { state, amount, orderId, paymentDetails, errorCode, errorContext } = answer.read
      const attempt = paymentDetails.find((one) => one.state === state) ?? paymentDetails.at(-1)
      return {
        ok: true,
        state,
        amountPaise: amount,
        orderId,
        transactionId: attempt?.transactionId ?? null,
        paymentMode: attempt?.paymentMode ?? null,
        bankReference: attempt?.rail?.utr ?? attempt?.splitInstruments[0]?.rail?.utr ?? null,
        errorCode: state === 'FAILED' ? (errorContext?.errorCode ?? attempt?.errorCode ?? errorCode) : null,
      }
    },

    async refund({ merchantRefundId, merchantOrderId, amountPaise }) {
      const answer = await ask({
        call: 'refund',
        path: '/payments/v2/refund',
        body: {
          merchantRefundId: checkedId(merchantRefundId),
          originalMerchantOrderId: checkedId(merchantOrderId),
          amount: checkedAmount(amountPaise),
        },
        schema: refundAnswer,
        judge: judgeRefusal,
      })
      return answer.ok ? { ok: true, ...answer.read } : answer
    },

    async refundStatus(merchantRefundId) {
      const path = `/payments/v2/refund/${checkedId(merchantRefundId)}/status`
      const answer = await ask({ call: 'refundStatus', path, schema: refundAnswer, judge: judgeMissing })
      return answer.ok ? { ok: true, ...answer.read } : answer
    },
  }
}

function checkedId(id: string): string {
  if (!/^[A-Za-z0-9_-]{1,63}$/.test(id)) throw new RangeError('an id must be 1 to 63 of A-Z a-z 0-9 _ -')
  return id
}

function checkedAmount(paise: number): number {
  if (!Number.isSafeInteger(paise) || paise < 100)
    throw new RangeError('an amount must be 100 whole paise or more')
  return paise
}

function clampedLife(seconds: number): number {
  if (Number.isNaN(seconds)) throw new RangeError('the life of an order must be a number of seconds')
  return Math.floor(Math.min(Math.max(seconds, shortestLife), longestLife))
}
