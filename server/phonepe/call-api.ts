import type { AccessToken, TokenFetched } from './access-token.ts'
import { type Exchange, exchange } from './exchange.ts'

export type ApiAnswer = Exchange | { arrived: false; problem: 'no token'; because: string }

export type CallApi = (path: string, body?: unknown) => Promise<ApiAnswer>

/** GET, or POST when there is a body. A token that is not accepted is replaced once. All of it has to be done in `timeout` milliseconds. */
export function createCallApi(deps: { apiUrl: string; accessToken: AccessToken; timeout: number }): CallApi {
  const { apiUrl, accessToken, timeout } = deps
  return async (path, body) => {
    const deadline = AbortSignal.timeout(timeout)
    const payload = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }

    async function attempt(): Promise<{ answer: ApiAnswer; token?: string }> {
      const fetched = await before(deadline, accessToken.get())
      if (!fetched.ok) return { answer: { arrived: false, problem: 'no token', because: fetched.problem } }
      const headers = {
        authorization: `O-Bearer ${fetched.token}`,
        accept: 'application/json',
        'content-type': 'application/json',
      }
      return {
        token: fetched.token,
        answer: await exchange(apiUrl + path, { ...payload, headers }, deadline),
      }
    }

    const first = await attempt()
    if (!first.token || !first.answer.arrived || first.answer.status !== 401) return first.answer
    accessToken.drop(first.token)
    return (await attempt()).answer
  }
}

/** Others may wait for the token longer than this call does. */
function before(deadline: AbortSignal, token: Promise<TokenFetched>): Promise<TokenFetched> {
  const late = { ok: false, problem: 'timeout' } as const
  if (deadline.aborted) return Promise.resolve(late)
  return new Promise((resolve) => {
    const onAbort = () => resolve(late)
    deadline.addEventListener('abort', onAbort, { once: true })
    void token.then((fetched) => {
      deadline.removeEventListener('abort', onAbort)
      resolve(fetched)
    })
  })
}
