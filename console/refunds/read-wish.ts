import * as v from 'valibot'
import { freeLine } from '#domain/forms/free-text.ts'
import { toPaise } from '#domain/money/money.ts'

const wish = v.object({
  rupees: v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/[₹,\s]/g, '')),
    v.regex(/^[1-9]\d{0,6}$/, 'Please enter whole rupees, such as 1500.'),
  ),
  why: v.pipe(
    freeLine('Please say why.', 300),
    v.minLength(3, 'Please say why: whoever decides reads it, and the log keeps it.'),
  ),
})

type Read =
  | { ok: true; amountPaise: number; why: string }
  | { ok: false; errors: Partial<Record<'rupees' | 'why', string>> }

/** A sum and the reason for it. */
export function readWish(fields: URLSearchParams): Read {
  const read = v.safeParse(wish, { rupees: fields.get('rupees') ?? '', why: fields.get('why') ?? '' })
  if (read.success)
    return { ok: true, amountPaise: toPaise(Number(read.output.rupees)), why: read.output.why }
  const { nested = {} } = v.flatten<typeof wish>(read.issues)
  const errors = Object.entries(nested).map(([name, messages]) => [name, messages?.[0] ?? ''])
  return { ok: false, errors: Object.fromEntries(errors) }
}
