import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.mjs'
import { sessionKey } from './traveller.ts'

export const slowdown = 4

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

/** A phone that has never been here; with a `session`, one whose owner is logged in. */
export async function openPhone(browser: Browser, origin: string, session?: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  })
  if (session)
    await context.addInitScript(
      ([key, kept]) => localStorage.setItem(key as string, kept as string),
      [sessionKey, session],
    )
  return context
}

/** Before that a link is the browser's own, and a key goes nowhere. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
}

export async function slowDown(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
