import { readSession } from '#app/features/login/session.ts'
import { isKeptPage, isVoucher, keptForTraveller, keptPages } from '#domain/offline/kept-on-device.ts'
import { forgetTraveller } from '../forget-traveller.ts'
import { dropOldPages, keepFiles, keepPage, loadedFiles } from './keep-page.ts'
import { startWorker } from './start-worker.tsx'

let visits = 0

/** Keeps the page on screen for days without a network, if it is one of those. The first one came with the document, which the browser still has. */
export async function keepVisited({ pathname, search }: Location): Promise<void> {
  const isFirst = visits++ === 0
  if (!(await startWorker())) return
  if (isVoucher(pathname)) return keepForTraveller(() => keepPage(pathname, keptForTraveller))
  if (isFirst) await keepFiles(loadedFiles())
  if (!isKeptPage(pathname) || (pathname === '/' && search)) return
  // A page that came without its document is fetched once more, which who saves data does without.
  if (!isFirst && savesData()) return
  await keepPage(pathname, keptPages, isFirst ? 'force-cache' : 'default')
  await dropOldPages()
}

/** What is a traveller's is kept while the traveller is logged in here; who signs out meanwhile leaves nothing. */
export async function keepForTraveller(keep: (userId: string) => Promise<void>): Promise<void> {
  const userId = readSession()?.userId
  if (!userId || !(await startWorker())) return
  await keep(userId)
  if (readSession()?.userId !== userId) await forgetTraveller()
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
