import type { Answer, Request } from './http.ts'
import { paymentPage, settledPage, wordsPage } from './page-html.ts'
import type { Payments } from './payments.ts'

export const pagePath = '/transact/'

/** The page where the traveller pays. It refuses whoever does not come from the merchant's own pages, as PhonePe does. */
export function createPaymentPage({ payments, ownOrigin }: { payments: Payments; ownOrigin: () => string }) {
  return function answer({ method, path, header, body }: Request): Answer {
    const order = payments.findOrderByPage(path.slice(pagePath.length))
    if (!order)
      return { status: 404, body: wordsPage('No such payment', 'This address belongs to no order.') }
    const merchant = new URL(order.redirectUrl).origin
    // A browser applies form-action to the redirect that follows a form, too.
    const headers = {
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${merchant}; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    }
    const cameFrom = originOf(header('referer'))
    if (method === 'GET') {
      if (cameFrom !== merchant && cameFrom !== ownOrigin())
        return {
          status: 403,
          headers,
          body: wordsPage(
            'Please start at the merchant',
            `Payments begin on ${merchant}. This visit came from ${cameFrom ?? 'nowhere, or its browser does not say'}.`,
          ),
        }
      return {
        status: 200,
        headers,
        body: order.state === 'PENDING' ? paymentPage(order) : settledPage(order),
      }
    }
    if (method !== 'POST')
      return { status: 405, headers, body: wordsPage('Not possible', 'A form is expected.') }
    if ((originOf(header('origin')) ?? cameFrom) !== ownOrigin())
      return {
        status: 403,
        headers,
        body: wordsPage('Please use the page', 'This form came from elsewhere.'),
      }
    if (order.state !== 'PENDING') return { status: 409, headers, body: settledPage(order) }
    const choice = new URLSearchParams(body).get('choice')
    if (choice === 'pay') payments.settleOrder(order, 'COMPLETED')
    else if (choice === 'fail') payments.settleOrder(order, 'FAILED', 'PAYMENT_DECLINED')
    else if (choice === 'cancel') payments.settleOrder(order, 'FAILED', 'USER_CANCELLED')
    else if (choice === 'pending') payments.settleOrder(order, 'PENDING')
    else return { status: 400, headers, body: wordsPage('Not possible', 'Choose one of the buttons.') }
    return { status: 303, headers: { ...headers, location: order.redirectUrl }, body: '' }
  }
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
