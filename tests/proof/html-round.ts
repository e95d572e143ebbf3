import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type pg from 'pg'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { readEveryTemplate, type TemplatePage, travellerSettings } from './every-template.ts'
import { startServerProcess } from './server-process.ts'

/** `findings` name the page and what is wrong with it. */
export type HtmlReport = { pages: number; findings: string[]; accepted: string[] }

type Message = { type: string; subType?: string; url: string; message: string; extract?: string }

/** What the checker says of HTML and CSS that are as they should be. */
const accepted: { why: string; is: (message: Message) => boolean }[] = [
  {
    why: 'it does not know the lengths of container queries (cqw)',
    is: ({ message, extract = '' }) => message.startsWith('CSS: “') && extract.includes('cqw'),
  },
  {
    why: 'it does not know masks of several layers',
    is: ({ message }) => /^CSS: “(-webkit-)?mask”/.test(message),
  },
  {
    why: 'a table that is drawn as a grid says its roles again, for browsers that forget them then',
    is: ({ message }) =>
      /^The “role” attribute must not be used on a “t[rdh]” element|^The “\w+” role is unnecessary for element “(table|tbody|thead|t[rdh])”/.test(
        message,
      ),
  },
  {
    why: 'it does not see the heading of a section in the carousel within',
    is: ({ message, extract = '' }) =>
      message.startsWith('Section lacks heading.') &&
      /id="(related-trips|long-weekend|customised-trips|honeymoon|testimonials)"/.test(extract),
  },
]

const run = promisify(execFile)
const mostOutput = 64 * 1024 * 1024

/** A page of each template through the Nu HTML checker; null where there is no Java. */
export async function htmlRound({ url, pool }: { url: string; pool: pg.Pool }): Promise<HtmlReport | null> {
  if (!(await hasJava())) return null
  const phonepe = await startPhonePeSandbox()
  const settings = { DATABASE_URL: url, ...travellerSettings, ...phonepe.settings }
  await using server = await startServerProcess(settings)
  phonepe.setWebhooks({ url: `${server.url}/webhooks/phonepe` })
  const pages = await readEveryTemplate(server.url, { pool, phonepe })
  await server.stop()
  await phonepe.stop()
  const messages = await checkHtml(pages)
  const isAccepted = (message: Message) => accepted.some(({ is }) => is(message))
  return {
    pages: pages.length,
    findings: messages
      .filter((message) => !isAccepted(message))
      .map(({ url: name, message, extract }) => `${name}: ${message} (${extract?.replace(/\s+/g, ' ')})`),
    accepted: accepted.filter(({ is }) => messages.some(is)).map(({ why }) => why),
  }
}

function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  )
}

/** Errors and warnings of all pages, from one process; their `url` is the page's name. */
async function checkHtml(pages: TemplatePage[]): Promise<Message[]> {
  const folder = makeTemporaryFolder()
  const files = pages.map(({ html }, i) => {
    const file = join(folder, `${i}.html`)
    writeFileSync(file, html)
    return file
  })
  const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))
  const options = ['--format', 'json', '--stdout', '--exit-zero-always']
  const { stdout } = await run('java', ['-jar', jar, ...options, ...files], { maxBuffer: mostOutput })
  removeTemporaryFolder(folder)
  const { messages } = JSON.parse(stdout) as { messages: Message[] }
  return (
    messages
      // React closes `<img/>` with a stroke, which is allowed.
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .map((message) => ({ ...message, url: pages[Number.parseInt(basename(message.url), 10)]?.name ?? '' }))
  )
}
