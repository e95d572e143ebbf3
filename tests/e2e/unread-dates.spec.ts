import pg from 'pg'
import { type ServerProcess, startServerProcess } from '../proof/server-process.ts'
import { expect, see, skipPictures, test } from '../setup/browser.ts'
import { dialogOf, openEnquiry, openerOf } from '../setup/enquiry-dialog.ts'
import { createOwnDatabase } from '../setup/own-database.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

/** A server of its own, as no other test can do without departures. */
let server: ServerProcess
let rename: (from: string, to: string) => Promise<unknown>
let close = async () => {}

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const data = makeTemporaryFolder()
  const database = await createOwnDatabase()
  server = await startServerProcess({ DATA_DIR: data, DATABASE_URL: database.url, APP_ENV: 'local' })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  rename = (from, to) => client.query(`alter table ${from} rename to ${to}`)
  close = async () => {
    await client.end()
    await server.stop()
    await database.drop()
    removeTemporaryFolder(data)
  }
})
test.afterAll(() => close())
test.beforeEach(({ page }) => skipPictures(page))
test.use({ allowedErrors: /50\d/ })

test('dates that could not be read come as soon as they can be', async ({ page }) => {
  await rename('departures', 'gone')
  const dialog = await openEnquiry(page, `${server.url}/trip/lw6`)
  await expect(dialog.getByRole('heading', { name: 'We can’t read the dates just now' })).toBeVisible()
  await expect(dialog.getByText('No available dates')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The dates can’t be read at the moment.')).toBeVisible()
  await rename('gone', 'departures')
  await openerOf(page).click()
  await expect(dialogOf(page).getByLabel('Batch date').locator('option')).toHaveCount(6)
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await see(page, 'Select Date')
  await expect(page.getByRole('button', { name: /seats left/ }).first()).toBeVisible()
})
