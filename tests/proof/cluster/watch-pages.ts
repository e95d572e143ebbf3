import { setTimeout as sleep } from 'node:timers/promises'

/** Between two pages of one site, in milliseconds. */
const pause = 200
const longestAnswer = 20_000
const advice = 'Please try again in a minute'

export type PagesSeen = {
  served: number
  /** 503, with words that say what to do. */
  refused: number
  /** Anything else. */
  wrong: string[]
  /** In milliseconds. */
  slowest: number
}

/** Reads pages of each site in turn, until it is told to stop. */
export function watchPages(sites: string[], paths: string[]): { stop: () => Promise<PagesSeen> } {
  const seen: PagesSeen = { served: 0, refused: 0, wrong: [], slowest: 0 }
  let stopped = false

  async function readPage(url: string): Promise<void> {
    const startedAt = Date.now()
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(longestAnswer) })
      const text = await answer.text()
      if (answer.status === 200) seen.served++
      else if (answer.status === 503 && text.includes(advice)) seen.refused++
      else seen.wrong.push(`${new URL(url).pathname}: ${answer.status}`)
    } catch (error) {
      seen.wrong.push(`${new URL(url).pathname}: ${(error as Error).message}`)
    }
    seen.slowest = Math.max(seen.slowest, Date.now() - startedAt)
  }

  const readers = sites.map(async (site) => {
    for (let i = 0; !stopped; i++) {
      await readPage(site + paths[i % paths.length])
      await sleep(pause)
    }
  })
  return {
    async stop() {
      stopped = true
      await Promise.all(readers)
      return seen
    },
  }
}
