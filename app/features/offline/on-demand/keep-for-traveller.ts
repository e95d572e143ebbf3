import { readSession } from '#app/features/login/session.ts'
import { keptForTraveller } from '#domain/offline/kept-on-device.ts'
import { forgetTraveller } from '../forget-traveller.ts'
import { startWorker } from '../start-worker.ts'
import { keepPage } from './keep-page.ts'

/** What is a traveller's is kept while the traveller is logged in here; who signs out meanwhile leaves nothing. */
export async function keepForTraveller(keep: (userId: string) => Promise<void>): Promise<void> {
  const userId = readSession()?.userId
  if (!userId || !(await startWorker())) return
  await keep(userId)
  if (readSession()?.userId !== userId) await forgetTraveller()
}

export function keepVoucher(pathname: string): Promise<void> {
  return keepForTraveller(() => keepPage(pathname, keptForTraveller))
}
