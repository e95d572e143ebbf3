import { randomBytes } from 'node:crypto'
import { account } from './account.ts'
import { type Answer, isNumber, type ProviderRequest } from './answer.ts'

function refuse(status: number, code: number, message: string): Answer {
  const more_info = `https://www.twilio.com/docs/errors/${code}`
  return { status, body: { code, message, more_info, status } }
}

/** POST /2010-04-01/Accounts/{SID}/Messages.json, strictly: what the provider would overlook is refused here. GET /2010-04-01/Accounts/{SID}.json tells of the account. */
export function answerAsTwilio(request: ProviderRequest): Answer {
  const { accountSid, authToken, from } = account.twilio
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  if (request.header('authorization') !== expected) return refuse(401, 20003, 'Authenticate')
  if (request.method === 'GET' && request.path === `/2010-04-01/Accounts/${accountSid}.json`)
    return { status: 200, body: { sid: accountSid, status: 'active', auth_token: authToken } }
  if (request.method !== 'POST') return refuse(405, 20004, 'Method not allowed')
  if (request.path !== `/2010-04-01/Accounts/${accountSid}/Messages.json`)
    return refuse(404, 20404, `The requested resource ${request.path} was not found`)
  if (!request.header('content-type').startsWith('application/x-www-form-urlencoded'))
    return refuse(415, 20415, 'Content type not supported')
  const form = new URLSearchParams(request.body)
  const surprise = [...form.keys()].find((name) => !['To', 'From', 'Body'].includes(name))
  if (surprise) return refuse(400, 20001, `Unknown parameter ${surprise}`)
  const to = form.get('To') ?? ''
  if (!to.startsWith('+') || !isNumber(to.slice(1)))
    return refuse(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
  if (form.get('From') !== from)
    return refuse(400, 21606, `The 'From' number ${form.get('From')} is not yours.`)
  const text = form.get('Body') ?? ''
  if (text === '') return refuse(400, 21602, 'Message body is required.')
  if (text.length > 1600) return refuse(400, 21617, 'The message body exceeds the 1600 character limit.')
  return {
    status: 201,
    body: { sid: `SM${randomBytes(16).toString('hex')}`, status: 'queued', to, from, body: text },
    message: { provider: 'twilio', to: to.slice(1), text },
  }
}
