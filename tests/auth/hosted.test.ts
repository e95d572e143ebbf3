import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from '../setup/app.ts'
import { openTestDatabase } from '../setup/database.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

test('with a hosted project ours is off, pages may talk to it, and know its public key', async () => {
  const project = await startTestApp({ SITE_URL: '' })
  const site = await startTestApp({ SUPABASE_URL: project.url, SUPABASE_ANON_KEY: 'anon-key' })
  expect((await fetch(`${site.url}/auth/v1/settings`)).status).toBe(404)
  const page = await fetch(site.url)
  expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${project.url}`)
  expect(await page.text()).toContain('anon-key')
})

test('a project without public signing keys is refused at the start, with what to do', async () => {
  const project = createServer((_, response) => response.end('{"keys":[]}'))
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`
  const database = await openTestDatabase()
  await expect(
    startBuiltApp({ DATABASE_URL: database.url, SUPABASE_URL: url, SUPABASE_ANON_KEY: 'anon-key' }),
  ).rejects.toThrow('no public signing keys')
  project.close()
})
