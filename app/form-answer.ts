import { data } from 'react-router'
import type { PageAnswer } from '#app/ui/forms/use-page-form.ts'
import type { Received } from '#server/http/receive-form.ts'

/** A received form as data of its own page, which shows it again with what is wrong. */
export function formAnswer(received: Received<unknown>) {
  if (received.ok) return data<PageAnswer>({ ok: true })
  const { status, headers, errors = {}, message, typed } = received
  return data<PageAnswer>({ ok: false, errors, message, typed }, { status, headers })
}
