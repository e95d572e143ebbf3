import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../../database/client.ts'
import { drawnPictures } from '../../server/catalogue/drawn-pictures.ts'
import { createJudgeApart } from '../../server/catalogue/judge-apart.ts'
import { openContent } from '../../server/catalogue/open-content.ts'
import { createPublishVersion } from '../../server/content/publish-version.ts'
import { createEditionReader, firstEdition } from '../../server/editions/read-edition.ts'

const root = join(import.meta.dirname, '../..')

/** Who publishes from outside of any server, as the command line does; the rules are asked apart, as a server asks them. */
export async function openPublisher({ db }: Pick<OpenDatabase, 'db'>) {
  const content = await openContent(drawnPictures(join(root, '.generated/pictures.json')))
  const { readOther } = createEditionReader({ db, content })
  const clock = { now: () => new Date() }
  const { judge, close } = createJudgeApart(content.judge)
  return {
    files: content.files,
    close,
    ...createPublishVersion({
      db,
      clock,
      content,
      judge,
      ask: async () => [],
      readLive: () => firstEdition(readOther),
    }),
  }
}

/** In milliseconds, the longest that /health took until the work was done. */
export async function slowestHealth(url: string, work: () => Promise<unknown>): Promise<number> {
  let slowest = 0
  let working = true
  async function ask(): Promise<void> {
    while (working) {
      const startedAt = performance.now()
      await (await fetch(`${url}/health`)).text()
      slowest = Math.max(slowest, performance.now() - startedAt)
      await sleep(5)
    }
  }
  const asking = ask()
  await work()
  working = false
  await asking
  return slowest
}

export async function editionOf(url: string): Promise<string> {
  const answer = (await (await fetch(`${url}/ready`)).json()) as { edition?: string }
  return answer.edition ?? ''
}

/** Waits until another edition than that one is shown; answers how long it took, in milliseconds. */
export async function untilSwapped(url: string, earlier: string, within = 60_000): Promise<number> {
  const startedAt = performance.now()
  while ((await editionOf(url)) === earlier) {
    if (performance.now() - startedAt > within) throw new Error('the edition was not swapped')
    await sleep(20)
  }
  return performance.now() - startedAt
}
