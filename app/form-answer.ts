import { data, redirect } from 'react-router'
import type { PageAnswer } from '#app/ui/forms/use-page-form.ts'
import type { Received } from '#server/http/receive-form.ts'

/**
 * A received form leads to the page that says so, which can be loaded again without sending anything; a refused one is data of its own
 * page, which shows it again with what is wrong.
 */
export function formAnswer(received: Received<unknown>, sentPath: string) {
  if (received.ok) return redirect(sentPath, 303)
  const { status, headers, errors = {}, message, typed } = received
  return data<PageAnswer>({ errors, message, typed }, { status, headers })
}
