import type { Page } from '@playwright/test'
import type pg from 'pg'
import { openDatabase } from '../../database/client.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { createLog } from '../../server/log.ts'
import { test as base } from './browser.ts'
import { createOwnDatabase } from './own-database.ts'
import { hireStaff, type SampleStaff, staffSettings } from './sample-staff.ts'
import { apply, askForTrip } from './send-enquiry.ts'
import { startBuiltApp } from './start-built-app.ts'

export type ConsoleApp = {
  url: string
  pool: pg.Pool
  staff: SampleStaff
  /** References of what the site's forms left behind. */
  sent: { enquiry: string; application: string }
}

/** A browser at the console of a server of the worker's own, with one of each role. */
export const test = base.extend<object, { app: ConsoleApp; settings: Record<string, string> }>({
  settings: [{}, { option: true, scope: 'worker' }],
  app: [
    async ({ settings }, use) => {
      const database = await createOwnDatabase()
      const running = await startBuiltApp(
        { DATABASE_URL: database.url, ...staffSettings, ...settings },
        { log: createLog('error', process.stderr) },
      )
      const { db, pool, close } = openDatabase(database.url, () => {})
      const sent = {
        enquiry: await askForTrip(running.url),
        application: await apply(running.url, { name: 'Meera Joshi' }),
      }
      await use({ url: running.url, pool, staff: await hireStaff(db, () => new Date()), sent })
      await close()
      await running.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ app }, use) => use(app.url),
})

/** Who sits at this browser from now on. */
export async function sitDown(page: Page, app: ConsoleApp, role: Role): Promise<void> {
  const value = await app.staff.sessionOf(role)
  await page.context().addCookies([{ name: 'console', value, domain: 'localhost', path: '/console' }])
}
