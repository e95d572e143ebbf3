import { account } from './account.ts'
import { type Answer, isNumber, type ProviderRequest } from './answer.ts'

/** MSG91 answers a refusal with status 200 more often than not. */
function refuse(message: string, status = 200): Answer {
  return { status, body: { type: 'error', message } }
}

/** POST /api/v5/flow/, strictly: what the provider would overlook is refused here. */
export function answerAsMsg91(request: ProviderRequest): Answer {
  if (request.method !== 'POST') return refuse('method not allowed', 405)
  if (request.header('authkey') !== account.msg91.authKey) return refuse('Invalid authkey', 401)
  if (!request.header('content-type').startsWith('application/json')) return refuse('JSON is expected', 415)
  const flow = readObject(request.body)
  if (!flow) return refuse('Invalid JSON', 400)
  const { template_id: id, short_url: shortUrl, recipients, ...unknown } = flow
  const [surprise] = Object.keys(unknown)
  if (surprise) return refuse(`unknown field ${surprise}`)
  const template = account.msg91.templates.get(String(id))
  if (template === undefined) return refuse('template not found')
  if (shortUrl !== '0') return refuse('short_url must be 0')
  if (!Array.isArray(recipients) || recipients.length !== 1) return refuse('one recipient is expected')
  const { mobiles, ...variables } = (recipients[0] ?? {}) as Record<string, unknown>
  if (!isNumber(mobiles)) return refuse(`invalid mobile number ${String(mobiles)}`)
  const text = fill(template, variables)
  if (text === null) return refuse('the variables are not those of the template')
  return {
    status: 200,
    body: { type: 'success', message: '36326a6f7a6d303230303032' },
    message: { provider: 'msg91', to: mobiles, text },
  }
}

/** The template's text, or null unless each blank has its variable and each variable its blank. */
function fill(template: string, variables: Record<string, unknown>): string | null {
  const blanks = new Set(Array.from(template.matchAll(/##(\w+)##/g), ([, name = '']) => name))
  const names = Object.keys(variables)
  if (names.length !== blanks.size || names.some((name) => !blanks.has(name))) return null
  // What the law lets a blank hold.
  const fits = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= 30
  if (!Object.values(variables).every(fits)) return null
  return template.replaceAll(/##(\w+)##/g, (_blank, name: string) => String(variables[name]))
}

function readObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
