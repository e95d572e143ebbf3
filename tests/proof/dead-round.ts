import { type Browser, chromium } from '@playwright/test'
import { preparePresses, pressEverything } from '../setup/press-everything.ts'
import { raisedLimits } from './raised-limits.ts'
import { startServerProcess } from './server-process.ts'

/** `dead` name page, width and control. */
export type DeadReport = { routes: number; presses: number; dead: string[] }

const widths = [390, 1440]
/** Of one kind on one page; `npm test` presses two. */
const alike = 6
const deepest = 2

/** Presses everything on every address of the sitemap, or on so many of them. */
export async function deadRound(
  { url }: { url: string },
  sample = Number.POSITIVE_INFINITY,
): Promise<DeadReport> {
  const args = ['--no-sandbox', '--disable-gpu', '--blink-settings=imagesEnabled=false']
  const browser = await chromium.launch({ executablePath: process.env.KAFILA_BROWSER, args })
  await using server = await startServerProcess({ DATABASE_URL: url, LIMITS: raisedLimits })
  const all = await readSitemap(server.url)
  const step = Math.max(1, Math.ceil(all.length / sample))
  const paths = all.filter((_, i) => i % step === 0)
  const report = await pressPages(browser, server.url, paths)
  await browser.close()
  await server.stop()
  return report
}

async function readSitemap(url: string): Promise<string[]> {
  const readPaths = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => {
      const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'))
      return pathname + search
    })
  return (await Promise.all((await readPaths('/sitemap.xml')).map(readPaths))).flat()
}

/** Header, footer and their layers are pressed on the first page of each width. */
async function pressPages(browser: Browser, url: string, paths: string[]): Promise<DeadReport> {
  const report: DeadReport = { routes: paths.length, presses: 0, dead: [] }
  const ofOneWidth = async (width: number) => {
    for (const [i, path] of paths.entries()) {
      const touch = width < 768
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        hasTouch: touch,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      await preparePresses(page)
      const open = async () => {
        await page.goto(url + path)
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      }
      const told = await pressEverything(page, { open, touch, shell: i === 0, alike, depth: deepest }).catch(
        (error: Error) => ({ presses: 0, dead: [error.message] }),
      )
      report.presses += told.presses
      report.dead.push(...told.dead.map((control) => `${path} at ${width} px: ${control}`))
      await context.close()
    }
  }
  await Promise.all(widths.map(ofOneWidth))
  return report
}
