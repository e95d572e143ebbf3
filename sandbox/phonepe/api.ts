import { apiBase, tokenBase } from './account.ts'
import { amount, exactly, fields, id, seconds, text, webAddress } from './check-body.ts'
import { describeOrder, describeRefund } from './describe.ts'
import { type Answer, type Request, readObject } from './http.ts'
import type { NewRefund, Payments } from './payments.ts'
import type { createTokens } from './tokens.ts'

export type Operation = 'token' | 'pay' | 'orderStatus' | 'refund' | 'refundStatus'

const routes: { operation: Operation; method: string; path: RegExp }[] = [
  { operation: 'token', method: 'POST', path: new RegExp(`^${tokenBase}/v1/oauth/token$`) },
  { operation: 'pay', method: 'POST', path: new RegExp(`^${apiBase}/checkout/v2/pay$`) },
  {
    operation: 'orderStatus',
    method: 'GET',
    path: new RegExp(`^${apiBase}/checkout/v2/order/([^/]+)/status$`),
  },
  { operation: 'refund', method: 'POST', path: new RegExp(`^${apiBase}/payments/v2/refund$`) },
  {
    operation: 'refundStatus',
    method: 'GET',
    path: new RegExp(`^${apiBase}/payments/v2/refund/([^/]+)/status$`),
  },
]

/** What a request asks for, with the id in its path; `method` when the path is right and the method is not. */
export function findOperation({
  method,
  path,
}: Request): { operation: Operation; id: string } | 'method' | null {
  const there = routes.flatMap((route) => {
    const match = route.path.exec(path)
    return match ? { route, id: match[1] ?? '' } : []
  })
  const right = there.find(({ route }) => route.method === method)
  if (right) return { operation: right.route.operation, id: right.id }
  return there.length > 0 ? 'method' : null
}

const payBody = fields({
  merchantOrderId: id,
  amount,
  expireAfter: seconds(300, 3600),
  'metaInfo?': fields(
    Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`udf${index + 1}?`, text(256)])),
  ),
  paymentFlow: fields({
    type: exactly('PG_CHECKOUT'),
    'message?': text(256),
    merchantUrls: fields({ redirectUrl: webAddress }),
  }),
})
type PayBody = {
  merchantOrderId: string
  amount: number
  expireAfter: number
  paymentFlow: { message?: string; merchantUrls: { redirectUrl: string } }
}

const refundBody = fields({ merchantRefundId: id, originalMerchantOrderId: id, amount })

/** PhonePe's calls, strictly: what it would overlook is refused here. Refusals differ in shape from call to call, as its own do. */
export function createApi(deps: {
  payments: Payments
  tokens: ReturnType<typeof createTokens>
  pageUrl: (pageToken: string) => string
}) {
  const { payments, tokens, pageUrl } = deps

  function pay(request: Request): Answer {
    const complaint = complaintAbout(request, payBody)
    if (complaint) return { status: 400, body: { code: 'BAD_REQUEST', message: complaint } }
    const { merchantOrderId, amount, expireAfter, paymentFlow } = JSON.parse(request.body) as PayBody
    const order = payments.placeOrder({
      merchantOrderId,
      amount,
      expireAfter,
      message: paymentFlow.message ?? '',
      redirectUrl: paymentFlow.merchantUrls.redirectUrl,
    })
    if ('refused' in order)
      return { status: 417, body: { code: 'INVALID_MERCHANT_ORDER_ID', message: order.refused } }
    const { orderId, state, expireAt, pageToken } = order
    return { status: 200, body: { orderId, state, expireAt, redirectUrl: pageUrl(pageToken) } }
  }

  function orderStatus({ query }: Request, merchantOrderId: string): Answer {
    for (const [name, value] of query)
      if (!['details', 'errorContext'].includes(name) || !['true', 'false'].includes(value))
        return { status: 400, body: { code: 'BAD_REQUEST', message: `Unknown parameter ${name}` } }
    const order = payments.findOrder(merchantOrderId)
    if (order) return { status: 200, body: describeOrder(order, query.get('errorContext') === 'true') }
    const message = 'No entry found for given merchant order id'
    return { status: 404, body: { code: 'INVALID_MERCHANT_ORDER_ID', message } }
  }

  function refund(request: Request): Answer {
    const complaint = complaintAbout(request, refundBody)
    if (complaint) return { status: 400, body: { errorCode: 'BAD_REQUEST', message: complaint } }
    const placed = payments.placeRefund(JSON.parse(request.body) as NewRefund)
    if ('refused' in placed)
      return { status: 400, body: { errorCode: 'INVALID_REFUND', message: placed.refused } }
    const { refundId, amount, state } = placed
    return { status: 200, body: { refundId, amount, state } }
  }

  function refundStatus(merchantRefundId: string): Answer {
    const found = payments.findRefund(merchantRefundId)
    if (found) return { status: 200, body: describeRefund(found) }
    const message = 'No entry found for given merchant refund id'
    return { status: 404, body: { errorCode: 'INVALID_MERCHANT_REFUND_ID', message } }
  }

  return function answer(operation: Operation, request: Request, id: string): Answer {
    if (operation === 'token') return tokens.issue(request)
    if (!tokens.accepts(request.header('authorization')))
      return { status: 401, body: { code: 'UNAUTHORIZED', message: 'The token is not valid' } }
    switch (operation) {
      case 'pay':
        return pay(request)
      case 'orderStatus':
        return orderStatus(request, id)
      case 'refund':
        return refund(request)
      case 'refundStatus':
        return refundStatus(id)
    }
  }
}

function complaintAbout(request: Request, check: ReturnType<typeof fields>): string | null {
  if (!request.header('content-type').startsWith('application/json')) return 'JSON is expected'
  const body = readObject(request.body)
  return body ? check(body) : 'The body is not JSON'
}
