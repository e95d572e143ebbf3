import type { Order } from './order.ts'

const style = `
  :root { color-scheme: light; --ink: #26233f; --quiet: #5d5a78; --line: #e2dcd1; --paper: #f9f5ec; --go: #b8432b; --focus: #17697a }
  * { box-sizing: border-box; margin: 0 }
  body { min-height: 100dvh; padding: 16px; display: grid; place-items: start center; background: var(--paper); color: var(--ink);
    font: 16px/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif }
  main { width: min(100%, 480px); background: #fff; border: 1px solid var(--line); border-radius: 22px; overflow: hidden }
  .notice { padding: 12px 24px; background: #fdefd2; color: #5c3f00; font-size: 14px; font-weight: 600 }
  .body { padding: 24px; display: grid; gap: 20px }
  h1 { font-size: 18px; font-weight: 600; overflow-wrap: anywhere }
  .amount { font-size: 40px; line-height: 1.1; font-weight: 700; font-variant-numeric: tabular-nums }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; font-size: 14px }
  dt { color: var(--quiet) }
  dd { text-align: right; overflow-wrap: anywhere }
  form { display: grid; gap: 12px }
  .others { display: grid; gap: 8px; padding-top: 16px; border-top: 1px solid var(--line) }
  .choice { display: grid; grid-template-columns: 148px 1fr; gap: 12px; align-items: center; font-size: 14px; color: var(--quiet) }
  button, .back { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 12px; border-radius: 14px; cursor: pointer;
    border: 1px solid #8d89a6; background: #fff; color: var(--ink); text-align: center; text-decoration: none }
  button:hover, .back:hover { background: var(--paper) }
  .pay { min-height: 52px; font-size: 18px; border-color: var(--go); background: var(--go); color: #fff }
  .pay:hover { background: #9a3521 }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
`

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="notice">This is a stand-in for PhonePe. No money moves here.</p>
<div class="body">
${body}
</div>
</main>
</body>
</html>`
}

function facts(order: Order): string {
  const rows = [
    ['Order', order.merchantOrderId],
    ['Merchant', new URL(order.redirectUrl).host],
    ...(order.state === 'PENDING' ? [['Open until', clockTime(order.expireAt)]] : []),
  ]
  return `<dl>${rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`
}

/** What the traveller chooses; plain forms, so that it works without JavaScript. */
export function paymentPage(order: Order): string {
  const others = [
    ['fail', 'Fail', 'The bank refuses the payment.'],
    ['pending', 'Leave pending', 'The bank has not answered yet.'],
    ['cancel', 'Cancel', 'You go back without paying.'],
  ]
  return page(
    `Pay ${rupees(order.amount)} – stand-in for PhonePe`,
    `<h1>${escapeHtml(order.message || 'Payment')}</h1>
<p class="amount">${rupees(order.amount)}</p>
${facts(order)}
<form method="post">
<button class="pay" name="choice" value="pay">Pay ${rupees(order.amount)}</button>
<div class="others">
${others
  .map(
    ([choice, name, words]) =>
      `<div class="choice"><button name="choice" value="${choice}" aria-describedby="${choice}">${name}</button><span id="${choice}">${words}</span></div>`,
  )
  .join('\n')}
</div>
</form>`,
  )
}

/** Nothing can be chosen any more. */
export function settledPage(order: Order): string {
  const words = {
    COMPLETED: 'This order is paid',
    FAILED: order.errorCode === 'ORDER_EXPIRED' ? 'The time to pay is over' : 'This payment has failed',
    PENDING: 'This payment is pending',
  }[order.state]
  return page(
    `${words} – stand-in for PhonePe`,
    `<h1>${words}</h1>
<p class="amount">${rupees(order.amount)}</p>
${facts(order)}
<a class="back" href="${escapeHtml(order.redirectUrl)}">Back to ${escapeHtml(new URL(order.redirectUrl).host)}</a>`,
  )
}

export function wordsPage(title: string, words: string): string {
  return page(`${title} – stand-in for PhonePe`, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(words)}</p>`)
}

function rupees(paise: number): string {
  const digits = paise % 100 === 0 ? 0 : 2
  const format = {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  return new Intl.NumberFormat('en-IN', format).format(paise / 100)
}

function clockTime(moment: number): string {
  const format = {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  } as const
  return `${new Intl.DateTimeFormat('en-IN', format).format(moment)} IST`
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
