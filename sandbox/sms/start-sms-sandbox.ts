import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { settingsFor } from './account.ts'
import type { Answer, Message, ProviderRequest } from './answer.ts'
import { answerAsMsg91 } from './msg91.ts'
import { answerAsTwilio } from './twilio.ts'

/**
 * What is done to a request in place of, or before, the right answer. `refuse` is the provider's own kind of refusal, in the given words; `hang` never
 * answers.
 */
export type Fault =
  | { kind: 'refuse'; message: string }
  | { kind: 'status'; status: number }
  | { kind: 'not json' }
  | { kind: 'hang' }
  | { kind: 'delay'; milliseconds: number }

export type SmsSandbox = {
  url: string
  /** What was taken, oldest first. */
  messages: Message[]
  /** The next requests meet these, one each. */
  nextAnswers: (...faults: Fault[]) => void
  /** Every request meets this while none stands in `nextAnswers`; null for none. */
  everyAnswer: (fault: Fault | null) => void
  /** The code in the newest message to a number: its first six digits. */
  codeFor: (phone: string) => string | undefined
  /** How many requests have been left without an answer and still wait. */
  hanging: () => number
  /** Breaks off those that wait. */
  letGo: () => void
  /** The environment of a server whose messages come here. */
  settings: (provider: 'msg91' | 'twilio') => Record<string, string>
  stop: () => Promise<void>
}

/** MSG91 and Twilio on one port of this machine; `/control` is for those who have only HTTP. */
export async function startSmsSandbox(port = 0): Promise<SmsSandbox> {
  const messages: Message[] = []
  const next: Fault[] = []
  let every: Fault | null = null
  const hanging = new Set<ServerResponse>()

  async function meet(request: ProviderRequest, response: ServerResponse): Promise<Answer | null> {
    const asTwilio = request.path.startsWith('/2010-04-01/')
    if (!asTwilio && request.path !== '/api/v5/flow/') return { status: 404, body: { message: 'not found' } }
    const fault = next.shift() ?? every
    switch (fault?.kind) {
      case 'refuse':
        return asTwilio
          ? { status: 400, body: { code: 21211, message: fault.message, more_info: '', status: 400 } }
          : { status: 200, body: { type: 'error', message: fault.message } }
      case 'status':
        return { status: fault.status, body: { message: 'Internal error' } }
      case 'not json':
        return { status: 200, body: '<html>Bad gateway</html>' }
      case 'hang':
        hanging.add(response)
        response.once('close', () => hanging.delete(response))
        return null
      case 'delay':
        await new Promise((resolve) => setTimeout(resolve, fault.milliseconds))
    }
    return asTwilio ? answerAsTwilio(request) : answerAsMsg91(request)
  }

  function control({ method, path, body }: ProviderRequest): Answer {
    if (path === '/control/messages' && method === 'GET') return { status: 200, body: messages }
    if (path === '/control/messages' && method === 'DELETE') messages.length = 0
    else if (path === '/control/next' && method === 'POST') next.push(...(JSON.parse(body) as Fault[]))
    else if (path === '/control/every' && method === 'PUT') every = JSON.parse(body) as Fault | null
    else return { status: 404, body: { message: 'not found' } }
    return { status: 204, body: '' }
  }

  const server = createServer(async (incoming, response) => {
    const request = await read(incoming)
    const answer = request.path.startsWith('/control/') ? control(request) : await meet(request, response)
    if (!answer) return
    if (answer.message) messages.push(answer.message)
    const asText = typeof answer.body === 'string'
    response.writeHead(answer.status, { 'content-type': asText ? 'text/html' : 'application/json' })
    response.end(asText ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    messages,
    nextAnswers: (...faults) => void next.push(...faults),
    everyAnswer(fault) {
      every = fault
    },
    codeFor: (phone) => /\d{6}/.exec(messages.findLast(({ to }) => to === phone)?.text ?? '')?.[0],
    hanging: () => hanging.size,
    letGo() {
      for (const response of hanging) response.destroy()
    },
    settings: (provider) => settingsFor(provider, url),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function read(incoming: IncomingMessage): Promise<ProviderRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    header: (name) => String(incoming.headers[name] ?? ''),
    body: Buffer.concat(chunks).toString(),
  }
}
