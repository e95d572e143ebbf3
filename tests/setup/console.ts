import type { Role } from '../../domain/staff/roles.ts'
import { startTestApp, type TestApp } from './app.ts'
import { consoleOrigin } from './console-forms.ts'
import { hireStaff, staffSettings } from './sample-staff.ts'

type Question = {
  /** Whose session the request shows; nobody's without. */
  role?: Role
  /** A session of one's own. */
  cookie?: string
  /** Pairs where a field stands several times. */
  form?: Record<string, string> | string[][] | URLSearchParams
  headers?: Record<string, string>
}

/** The console of a server with one of each role. */
export async function startConsole(settings: Record<string, string> = {}) {
  return openConsole(await startTestApp({ ...staffSettings, LIMITS: '', ...settings }))
}

/** The same of a server that was started with more than that. */
export async function openConsole<
  App extends {
    url: string
    clock: Pick<TestApp['clock'], 'now'>
    database: Pick<TestApp['database'], 'db'>
  },
>(app: App) {
  const staff = await hireStaff(app.database.db, app.clock.now)
  const sessions = new Map<Role, string>()

  /** The same for all that a test asks in a role. */
  async function sessionOf(role: Role): Promise<string> {
    const cookie = sessions.get(role) ?? (await staff.sessionOf(role))
    sessions.set(role, cookie)
    return cookie
  }

  /** A page, or with a form what a page of the console itself would send. */
  async function ask(path: string, { role, cookie, form, headers }: Question = {}) {
    const session = cookie ?? (role && (await sessionOf(role)))
    const answer = await fetch(app.url + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        ...(session && { cookie: `console=${session}` }),
        ...(form && { origin: consoleOrigin, 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      body: form && new URLSearchParams(form),
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  return { app, staff, ask }
}
