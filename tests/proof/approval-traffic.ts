import type { Role } from '../../domain/staff/roles.ts'
import { consoleOrigin } from '../setup/console-forms.ts'
import type { SampleStaff } from '../setup/sample-staff.ts'
import type { Traffic } from './crash-round.ts'

/** A server's console, as one of the staff uses it. */
export type DeskClient = {
  read: (role: Role, path: string) => Promise<string>
  /** What the form was answered with: the status, and where the browser is sent. */
  send: (
    role: Role,
    path: string,
    form: Record<string, string>,
  ) => Promise<{ status: number; to: string; text: string }>
}

/** One kind of work at the desk. Whoever adds a room that must bear a crash adds its kind to approval-work.ts. */
export type DeskWork = {
  name: string
  /**
   * The next of it. What is answered does it over HTTP, and is asked again after a crash, or when it says false: what was done before the answer was lost must then be found, and not be
   * done a second time.
   */
  next: () => (desk: DeskClient) => Promise<boolean>
  /** Once all has come to rest: what was lost or done twice. */
  check: () => Promise<string[]>
}

function clientOf(url: string, staff: SampleStaff): DeskClient {
  async function ask(role: Role, path: string, form?: Record<string, string>) {
    // A session of its own each time: a factor is fresh for five minutes.
    const cookie = `console=${await staff.sessionOf(role)}`
    const answer = await fetch(`${url}/console${path}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie, ...(form && { origin: consoleOrigin, 'sec-fetch-site': 'same-origin' }) },
      body: form && new URLSearchParams(form),
    })
    return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() }
  }
  return {
    read: async (role, path) => (await ask(role, path)).text,
    send: (role, path, form) => ask(role, path, form),
  }
}

/** Staff who work on while the server dies under them, each kind of work as often as its share says. */
export function approvalTraffic(staff: SampleStaff, works: { work: DeskWork; share: number }[]): Traffic {
  const turns = works.flatMap(({ work, share }) => Array<DeskWork>(share).fill(work))
  const unfinished: ReturnType<DeskWork['next']>[] = []
  let begun = 0
  let done = 0
  return {
    async act(url) {
      const task = unfinished.shift() ?? turns[begun++ % turns.length]?.next()
      if (!task) throw new Error('there is no work')
      let isDone = false
      try {
        isDone = await task(clientOf(url, staff))
      } finally {
        if (isDone) done++
        else unfinished.push(task)
      }
    },
    acknowledged: () => done,
  }
}
