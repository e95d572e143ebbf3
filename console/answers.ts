import { data, redirect } from 'react-router'
import type { FormErrors } from './ui/post-form.tsx'

/** A form that is not in order: what is wrong by field, and what was typed. */
export type NotInOrder = { errors: FormErrors; typed: Record<string, string> }

export function notInOrder(errors: FormErrors, fields: URLSearchParams) {
  return data<NotInOrder>({ errors, typed: Object.fromEntries(fields) }, { status: 422 })
}

/** What a page is about; where there is no such thing the page says so. */
export function orNotFound<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw data(null, { status: 404 })
  return thing
}

/** The browser is sent to another address of the console: after a form, so that a reload sends nothing again. */
export function goTo(address: string): Response {
  // The router puts its own /console before every path.
  return redirect(address.replace(/^\/console(?=$|[/?#])/, '') || '/', 303)
}

/** An address of the console that came with a form or a link; the start where it leads elsewhere. */
export function backTo(address: string | null): string {
  return address !== null && /^\/console(?:$|[/?#])/.test(address) ? address : '/console'
}
