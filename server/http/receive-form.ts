import type { FormCheck } from '#domain/forms/form-check.ts'
import type { TakeFromLimit } from '../limits/limiter.ts'
import type { LimitName } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import { jsonFields, jsonType } from './json-fields.ts'
import { readBody } from './read-body.ts'
import { refusalOf, refusals, retryAfterFailure } from './refusals.ts'

export type Form<Value, Answer> = {
  /** `page`: as browsers send a form without JavaScript. */
  sentAs: 'json' | 'page'
  check: (fields: Record<string, unknown>) => FormCheck<Value>
  limit: LimitName
  /** Does what the form asks for, once everything is in order. */
  use: (value: Value) => Promise<Answer>
  words: {
    wrongType?: string
    /** `retryAfter` in seconds. */
    tooMany: (retryAfter: number) => string
    /** The use case failed, or the database is away. */
    failed: string
  }
  /** In bytes. */
  largest?: number
}

export type FormRefusal = {
  ok: false
  status: 400 | 413 | 415 | 422 | 429 | 503
  message: string
  /** By field, with 422 alone. */
  errors?: Record<string, string>
  headers: Record<string, string>
  /** What was typed, for a page that shows the form again. */
  typed: Record<string, string>
}
export type Received<Answer> = { ok: true; answer: Answer } | FormRefusal

/** Receives a form in one way for the API and for pages: its type, size and shape, its fields, its limit, then its use case. */
export type ReceiveForm = <Value, Answer>(
  sent: { request: Request; clientAddress: string },
  form: Form<Value, Answer>,
) => Promise<Received<Answer>>

const largestForm = 64 * 1024
const types = {
  json: jsonType,
  page: /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i,
}
const malformed = {
  json: 'The body is not a JSON object.',
  page: 'This form arrived incomplete. Please send it again.',
}

export function createReceiveForm(deps: { takeFromLimit: TakeFromLimit; log: Log }): ReceiveForm {
  const { takeFromLimit, log } = deps
  return async ({ request, clientAddress }, form) => {
    const { words } = form
    let typed: Record<string, string> = {}
    const refuse = (status: FormRefusal['status'], message: string, retryAfter?: number): FormRefusal => ({
      ok: false,
      status,
      message,
      headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
      typed,
    })
    /** A page says what to do next as well. */
    const said = (status: 413 | 415) =>
      form.sentAs === 'page' ? refusalOf(status).text : refusals[status].error
    const type = request.headers.get('content-type') ?? ''
    if (!types[form.sentAs].test(type)) return refuse(415, words.wrongType ?? said(415))
    const body = await readBody(request, form.largest ?? largestForm)
    if (!body) return refuse(413, said(413))
    const fields = await (form.sentAs === 'json' ? jsonFields(body) : pageFields(body, type))
    if (!fields) return refuse(400, malformed[form.sentAs])
    typed = onlyText(fields)

    const checked = form.check(fields)
    if (!checked.ok) {
      const [first = ''] = Object.values(checked.errors)
      return { ...refuse(422, first), errors: checked.errors }
    }
    const taken = await takeFromLimit(form.limit, clientAddress)
    if (!taken.ok && taken.reason === 'used up')
      return refuse(429, words.tooMany(taken.retryAfter), taken.retryAfter)
    if (!taken.ok) return refuse(503, words.failed, retryAfterFailure)
    try {
      return { ok: true, answer: await form.use(checked.value) }
    } catch (error) {
      log.error({ form: form.limit, error }, 'a form was not taken in')
      return refuse(503, words.failed, retryAfterFailure)
    }
  }
}

async function pageFields(body: Blob, type: string): Promise<Record<string, unknown> | null> {
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    return Object.fromEntries(form)
  } catch {
    return null
  }
}

function onlyText(fields: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
