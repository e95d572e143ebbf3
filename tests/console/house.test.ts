import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../../console/pages.ts'
import { sendRaw } from '../fuzz/send-raw.ts'
import { startTestApp } from '../setup/app.ts'
import { startConsole } from '../setup/console.ts'

const build = join(import.meta.dirname, '../../build')
const kilobyte = 1024
const { app, staff, ask } = await startConsole()

function texts(folder: string): [name: string, text: string][] {
  return readdirSync(join(build, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|svg|txt|webmanifest)$/.test(name))
    .map((name) => [name, readFileSync(join(build, folder, name), 'utf8')])
}

test('nothing of the console reaches a visitor: no address, word or style', async () => {
  const words = [
    '/console',
    '__Secure-console',
    'Invite somebody',
    'Six digits, or a recovery code',
    '.rail{',
    '--rail',
  ]
  const own = texts('console/client')
    .map(([, text]) => text)
    .join()
  for (const word of words.filter((word) => word !== '__Secure-console')) expect(own, word).toContain(word)
  for (const [name, text] of texts('client'))
    for (const word of words) expect(text.includes(word), `${word} in ${name}`).toBe(false)
  for (const path of ['/', '/sitemap.xml', '/robots.txt', '/sw.js'])
    expect(await (await fetch(app.url + path)).text(), path).not.toContain('/console')
})

test('every answer is kept by nobody and shown by no search engine, and its policy names no other host', async () => {
  const asked = [
    await ask('/console/login'),
    await ask('/console/staff', { role: 'owner' }),
    await ask('/console/staff', { role: 'captain' }),
    await ask('/console/staff'),
    await ask('/console/%zz'),
  ]
  for (const { headers } of asked) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('etag')).toBeNull()
  }
  const policy = asked[1]?.headers.get('content-security-policy') ?? ''
  expect(policy.replaceAll(/ 'sha256-[^']+'/g, ' hash')).toMatch(
    /^default-src 'none'; script-src 'self'( hash)+; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  )
  const sheet = /href="(\/console\/assets\/[^"]+\.css)"/.exec(asked[1]?.text ?? '')?.[1] ?? ''
  expect((await ask(sheet)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect((await ask('/console/assets/none.js')).status).toBe(404)
})

/** The compressed size of a file of the console, as it is sent. */
const sizeOf = (address: string) => readFileSync(join(build, 'console/client', `${address}.br`)).length

test('one stylesheet of at most 20 KB, and at most 60 KB of script beyond the framework on any page', async () => {
  const sheets = readdirSync(join(build, 'console/client/assets')).filter((name) => name.endsWith('.css'))
  expect(sheets).toHaveLength(1)
  expect(sizeOf(`assets/${sheets[0]}`)).toBeLessThanOrEqual(20 * kilobyte)
  for (const path of Object.keys(pages).filter((name) => name !== '/')) {
    const address = `/console${path.replace(/:id/, staff.people[1]?.id ?? '').replace('/*', '/nothing')}`
    const { text } = await ask(address, path === '/login' ? {} : { role: 'owner' })
    const scripts = new Set(
      [...text.matchAll(/\/console\/(assets\/[\w.-]+\.js)/g)].map(([, name = '']) => name),
    )
    const own = [...scripts].filter((name) => !name.includes('/framework-'))
    expect(own.length, path).toBeGreaterThan(2)
    expect(
      own.reduce((sum, name) => sum + sizeOf(name), 0),
      path,
    ).toBeLessThanOrEqual(60 * kilobyte)
  }
})

test('with a host of its own it is there alone, and nowhere else', async () => {
  const own = await startTestApp({ SITE_URL: 'https://kafila.test', CONSOLE_HOST: 'Desk.kafila.test' })
  const at = (host: string, path: string) => sendRaw(own.url, { method: 'GET', path, headers: { host } })
  // Kept in memory, where the other host must not find it.
  expect((await at('kafila.test', '/about')).status).toBe(200)
  for (const path of ['/about', '/sw.js', '/auth/v1/health', '/health', '/sitemap.xml', '/api/trips/lw6'])
    expect((await at('desk.kafila.test', path)).status, path).toBe(404)
  expect((await at('kafila.test', '/console')).status).toBe(404)
  expect((await at('kafila.test', '/console/login')).status).toBe(404)
  expect((await at('desk.kafila.test', '/')).status).toBe(303)
  expect((await at('DESK.kafila.test', '/console/login')).status).toBe(200)
  const send = (origin: string) =>
    sendRaw(own.url, {
      method: 'POST',
      path: '/console/login',
      body: 'do=number&phone=12',
      headers: { host: 'desk.kafila.test', origin, 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await send('https://kafila.test')).status).toBe(403)
  expect((await send('https://desk.kafila.test')).status).toBe(422)
})
