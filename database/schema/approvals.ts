import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type ApprovalKind, approvalKinds, decisions } from '#domain/approvals/approval.ts'
import { moment, paise } from '../columns.ts'
import { staff } from './staff.ts'

/**
 * What one person asked for and another decides. Who asks never decides; alone, the decision stands without a decider, and after its wait. A trigger (migration 0024) keeps what was
 * asked as it was.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: approvalKinds as [ApprovalKind, ...ApprovalKind[]] }).notNull(),
    subjectKind: text('subject_kind', {
      enum: ['booking', 'traveller', 'departure', 'content', 'staff'],
    }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** What is to be done, in plain values. */
    payload: jsonb('payload').$type<Record<string, string | number>>().notNull(),
    /** SHA-256 of the state it was shown under, in hex. */
    fingerprint: text('fingerprint').notNull(),
    sumPaise: paise('sum_paise').notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => staff.id),
    askedAt: moment('asked_at').notNull(),
    why: text('why').notNull(),
    decidedBy: uuid('decided_by').references(() => staff.id),
    decidedAt: moment('decided_at'),
    decision: text('decision', { enum: decisions }),
    /** Set when nobody else could decide: from then on who asked may carry it out. */
    notBefore: moment('not_before'),
    expiresAt: moment('expires_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('approvals_open')
      .on(table.kind, table.subjectKind, table.subjectId)
      .where(sql`decision is null`),
    index('approvals_subject').on(table.subjectKind, table.subjectId, table.askedAt),
    check(
      'approvals_kind',
      sql`kind in ('part refund', 'booking cancelled', 'pay-out', 'departure cancelled', 'discount', 'price change', 'new owner')`,
    ),
    check('approvals_decision', sql`decision in ('approved', 'refused', 'withdrawn', 'lapsed', 'alone')`),
    check('approvals_two_persons', sql`decided_by <> asked_by`),
    check(
      'approvals_who_decided',
      sql`(decided_by is not null) = coalesce(decision in ('approved', 'refused'), false)`,
    ),
    check('approvals_when_decided', sql`(decided_at is not null) = (decision is not null)`),
    check(
      'approvals_alone_waits',
      sql`decision is distinct from 'alone' or (not_before is not null and decided_at >= not_before and not_before >= asked_at + interval '30 minutes')`,
    ),
    check('approvals_done', sql`done_at is null or coalesce(decision in ('approved', 'alone'), false)`),
    check('approvals_sum', sql`sum_paise >= 0`),
  ],
)
