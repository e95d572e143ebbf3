import type { Context } from 'hono'
import type { FormCheck } from '#domain/forms/form-check.ts'
import { jsonFields, jsonType } from '../http/json-fields.ts'
import { readBody } from '../http/read-body.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { refuseAccount } from './refusals.ts'

/** What an address answers to a traveller, by method; GET stands for HEAD as well. */
export type Methods = Record<string, (c: Context, traveller: Traveller) => Promise<Response>>

/** In bytes. */
export const largestBody = 64 * 1024

/** The checked body of a request, or the refusal that names what is wrong with it. */
export async function readChecked<Value>(
  c: Context,
  check: (fields: Record<string, unknown>) => FormCheck<Value>,
): Promise<{ ok: true; value: Value } | { ok: false; refusal: Response }> {
  const refuse = (refusal: Response) => ({ ok: false, refusal }) as const
  if (!jsonType.test(c.req.header('content-type') ?? '')) return refuse(refuseAccount(c, 'wrong_type'))
  const body = await readBody(c.req.raw, largestBody)
  if (!body) return refuse(refuseAccount(c, 'too_large'))
  const fields = await jsonFields(body)
  if (!fields) return refuse(refuseAccount(c, 'bad_json'))
  const checked = check(fields)
  return checked.ok ? checked : refuse(c.json({ errors: checked.errors }, 422))
}
