import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Account, accountIn, settingsFor } from './account.ts'
import { createApi, findOperation, type Operation } from './api.ts'
import { openBook } from './book.ts'
import { answerControl, type Control, createControl } from './control.ts'
import { createFaults } from './faults.ts'
import { readRequest, send } from './http.ts'
import { wordsPage } from './page-html.ts'
import { createPaymentPage, pagePath } from './payment-page.ts'
import { createPayments } from './payments.ts'
import { createTokens } from './tokens.ts'
import { createWebhooks } from './webhooks.ts'

export type SandboxOptions = {
  /** A free one when absent or 0. */
  port?: number
  /** Where orders and refunds are kept; without it a restart forgets them. An account.json in it is the merchant. */
  folder?: string
  account?: Account
  /** Its clock, before it is moved. */
  now?: () => number
  tokenSeconds?: number
  refundDelayMs?: number
  /** Of the payment page, where a proxy with TLS stands before it: from an https site browsers tell an http page no referrer. */
  pageOrigin?: string
  webhookUrl?: string
  webhookRetryAfterMs?: number[]
  /** Where webhooks go while no address is set. */
  otherWebhookUrls?: () => string[]
  /** Answers before all others; true if it has taken the request. */
  alsoAnswer?: (incoming: IncomingMessage, response: ServerResponse) => boolean
}

export type PhonePeSandbox = Control & {
  url: string
  /** The environment of a server whose payments come here. */
  settings: Record<string, string>
  stop: () => Promise<void>
}

const sweepEvery = 1000

/** PhonePe on a port of this machine: token, API, payment page, webhooks; `/control` is for those who have only HTTP. */
export async function startPhonePeSandbox(options: SandboxOptions = {}): Promise<PhonePeSandbox> {
  const account = options.account ?? accountIn(options.folder)
  const realNow = options.now ?? Date.now
  let moved = 0
  const now = () => realNow() + moved
  let url = ''
  const pageOrigin = () => options.pageOrigin ?? url
  const calls: Record<Operation, number> = { token: 0, pay: 0, orderStatus: 0, refund: 0, refundStatus: 0 }
  const retryAfterMs = options.webhookRetryAfterMs ?? [200, 1000, 5000, 15_000, 60_000]
  const webhooks = createWebhooks(account, retryAfterMs, options.otherWebhookUrls ?? (() => []))
  webhooks.set({ url: options.webhookUrl ?? null })
  const book = openBook(options.folder)
  const payments = createPayments({
    book,
    now,
    refundDelayMs: options.refundDelayMs ?? 0,
    onOrder: webhooks.tellOrder,
    onRefund: webhooks.tellRefund,
  })
  const tokens = createTokens(account, now, options.tokenSeconds ?? 3600)
  const faults = createFaults()
  const answerCall = createApi({
    payments,
    tokens,
    pageUrl: (pageToken) => pageOrigin() + pagePath + pageToken,
  })
  const answerPage = createPaymentPage({ payments, ownOrigin: pageOrigin })
  const control = createControl({
    book,
    payments,
    faults,
    webhooks,
    calls,
    expireTokens: tokens.expireAll,
    moveClock(milliseconds) {
      moved += milliseconds
    },
  })

  const server = createServer(async (incoming, response) => {
    if (options.alsoAnswer?.(incoming, response)) return
    const request = await readRequest(incoming).catch(() => null)
    if (!request) return send(response, { status: 413, body: { message: 'The body is too large' } })
    if (request.path.startsWith('/control/')) return send(response, await answerControl(control, request))
    if (request.path.startsWith(pagePath)) return send(response, answerPage(request))
    const asked = findOperation(request)
    if (asked === 'method') return send(response, { status: 405, body: { code: 'METHOD_NOT_ALLOWED' } })
    if (asked === null)
      return send(response, {
        status: 404,
        body: wordsPage('Nothing here', 'Payments have addresses of their own.'),
      })
    calls[asked.operation]++
    await faults.meet(asked.operation, response, () => answerCall(asked.operation, request, asked.id))
  })
  const port = await listen(server, options.port ?? 0).catch((error: unknown) => {
    book.close()
    throw error
  })
  url = `http://127.0.0.1:${port}`
  const sweeper = setInterval(payments.sweep, sweepEvery)
  sweeper.unref()
  return {
    ...control,
    url,
    settings: settingsFor(url, account),
    stop: () =>
      new Promise((resolve) => {
        clearInterval(sweeper)
        webhooks.close()
        book.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
