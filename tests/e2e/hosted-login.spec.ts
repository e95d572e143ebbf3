import { startServerProcess } from '../proof/server-process.ts'
import { expect, skipPictures, test } from '../setup/browser.ts'
import { accountButton, anyPage, logIn } from '../setup/login.ts'
import { createOwnDatabase } from '../setup/own-database.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

test('login works with a project on another origin, and the account takes its tokens', async ({
  page,
  baseURL,
}) => {
  const project = baseURL ?? ''
  test.slow()
  await skipPictures(page)
  const data = makeTemporaryFolder()
  const database = await createOwnDatabase()
  // The server of all browser tests is the project here.
  const site = await startServerProcess({
    DATA_DIR: data,
    DATABASE_URL: database.url,
    SUPABASE_URL: project,
    SUPABASE_ANON_KEY: 'a public key',
  })
  try {
    const asked: string[] = []
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (pathname.startsWith('/auth/v1') || pathname.startsWith('/api/account'))
        asked.push(origin + pathname)
    })
    await page.goto(site.url + anyPage)
    await logIn(page, '9000013002')
    expect(asked).toContain(`${project}/auth/v1/verify`)
    await page.goto(`${site.url}/profile`)
    await page.getByLabel('Name').fill('Asha Rao')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(asked).toContain(`${site.url}/api/account/profile`)
    expect(asked.filter((address) => address.startsWith(`${site.url}/auth`))).toEqual([])
    await accountButton(page).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible()
  } finally {
    await page.close()
    await site.stop()
    await database.drop()
    removeTemporaryFolder(data)
  }
})
