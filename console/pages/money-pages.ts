import { approvalKinds, approvals } from '#domain/approvals/approval.ts'
import { askingToPay, exporting, exportingPlain } from './acts.ts'
import type { Pages } from './console-page.ts'

/** What can be said to an approval; each kind asks for the permission of its own. Who has asked is told apart by the room. */
const deciding = Object.fromEntries(
  approvalKinds.flatMap((kind) =>
    (['approve', 'refuse', 'carry out'] as const).map((word) => [
      `${word} ${kind}`,
      {
        asks: approvals[kind].decides,
        saying: `Deciding about this: ${approvals[kind].shown.toLowerCase()}`,
      },
    ]),
  ),
)

/** What is owed, what came in, what goes back, and what takes two persons. */
export const moneyPages: Pages = {
  '/payments-due': {
    file: 'routes/payments-due.tsx',
    title: 'Payments due',
    asks: 'payments: read',
    rail: { group: 'Money', letter: 'p', icon: 'clock', counts: 'overdue' },
    takes: { remind: askingToPay },
  },
  '/payments-due/export': {
    file: 'routes/payments-due-export.tsx',
    title: 'Export of payments due',
    asks: 'payments: read',
    under: '/payments-due',
    takes: exporting,
  },
  '/day-book': {
    file: 'routes/day-book.tsx',
    title: 'Day book',
    asks: 'day book: read',
    rail: { group: 'Money', letter: 'c', icon: 'banknote' },
    takes: {
      cash: { asks: 'receipt: take', saying: 'Moving cash' },
      close: { asks: 'day: close', saying: 'Closing a day' },
    },
  },
  '/day-book/export': {
    file: 'routes/day-book-export.tsx',
    title: 'Export of a day',
    asks: 'day book: read',
    under: '/day-book',
    takes: exportingPlain,
  },
  '/refunds': {
    file: 'routes/refunds.tsx',
    title: 'Refunds',
    asks: 'refunds: read',
    rail: { group: 'Money', letter: 'r', icon: 'undo', counts: 'to approve' },
    takes: {
      'send again': { asks: 'refund: ask', saying: 'Sending a refund again' },
    },
  },
  '/refunds/by-hand/:refund': {
    file: 'routes/refund-by-hand.tsx',
    title: 'Pay back by hand',
    asks: 'refunds: read',
    under: '/refunds',
    takes: { 'paid back': { asks: 'refund: ask', saying: 'Noting what was paid back' } },
  },
  '/refunds/export': {
    file: 'routes/refunds-export.tsx',
    title: 'Export of refunds',
    asks: 'refunds: read',
    under: '/refunds',
    takes: exportingPlain,
  },
  '/refunds/new': {
    file: 'routes/refund-new.tsx',
    title: 'Send a part back',
    asks: 'refunds: read',
    under: '/refunds',
    takes: { ask: { asks: 'refund: ask', saying: 'Sending money back' } },
  },
  '/pay-outs/new': {
    file: 'routes/pay-out-new.tsx',
    title: 'Pay out credit',
    asks: 'refunds: read',
    under: '/refunds',
    takes: {
      find: { asks: 'refunds: read', saying: 'Finding a wallet' },
      ask: { asks: 'pay-out: ask', saying: 'Paying credit out' },
    },
  },
  '/approvals/:id': {
    file: 'routes/approval.tsx',
    title: 'To approve',
    asks: 'refunds: read',
    under: '/refunds',
    takes: { ...deciding, withdraw: { asks: 'refunds: read', saying: 'Taking back what was asked' } },
  },
}
