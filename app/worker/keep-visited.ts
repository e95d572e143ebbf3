import { dropOldPages, keepFiles, keepPage } from '#app/features/offline/on-demand/keep-page.ts'
import { isKeptPage, keptPages } from '#domain/offline/kept-on-device.ts'

/** What a page says of itself once it is on screen (app/features/offline/offline-host.tsx). */
export type Visit = {
  path: string
  search: string
  /** It came with its document, which the browser still has. */
  isFirst: boolean
  loaded: string[]
}

/** Keeps a visited page for days without a network, if it is one of those. */
export async function keepVisited({ path, search, isFirst, loaded }: Visit): Promise<void> {
  if (isFirst) await keepFiles(loaded)
  if (!isKeptPage(path) || (path === '/' && search)) return
  // A page that came without its document is fetched once more, which who saves data does without.
  if (!isFirst && savesData()) return
  await keepPage(path, keptPages, isFirst ? 'force-cache' : 'default')
  await dropOldPages()
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
