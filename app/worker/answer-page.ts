import { findCopy, showCopy } from './find-copy.ts'
import { showOfflinePage } from './offline-page.ts'
import { workerScope } from './worker-scope.ts'

/** Milliseconds without an answer after which a copy is shown. */
const patience = 3_000
/** For how long a network that gave no answer is not waited for again, in milliseconds. */
const silence = 10_000
let silentSince = 0
/** The data that each tab asked for last. */
const lastAsked = new Map<string, Request>()

/** The page from the network; else its copy, else the offline page. */
export async function answerPage(request: Request, offlineCache: string): Promise<Response> {
  const url = new URL(request.url)
  const copy = await findCopy(url)
  return askNetwork(request, copy !== undefined).catch(() =>
    copy ? showCopy(copy, url) : showOfflinePage(offlineCache),
  )
}

/**
 * A page's data, of which no copies are kept. Where the network gives none, or a server of another release does, the tab is led to the
 * whole page instead, which has its copy or the offline page, and the scripts that go with it. The router is told so too, but hears it only
 * once it has that page's script, and loads the page on screen anew when it can't have that.
 */
export async function answerData(request: Request, tab: string, release: string): Promise<Response> {
  const page = pageOfData(new URL(request.url))
  lastAsked.set(tab, request)
  const from = (await workerScope.clients.get(tab))?.url
  const copy = await findCopy(page)
  async function openPage(): Promise<Response> {
    const client = await workerScope.clients.get(tab)
    // Who has gone elsewhere meanwhile stays there.
    const isWanted = client?.url === from && lastAsked.get(tab) === request && !request.signal.aborted
    if (isWanted) void client?.navigate(page.href).catch(() => {})
    return new Response(null, {
      status: 204,
      headers: {
        'X-Remix-Redirect': page.pathname + page.search,
        'X-Remix-Status': '302',
        'X-Remix-Reload-Document': 'true',
      },
    })
  }
  return askNetwork(request, copy !== undefined).then((answer) => {
    const from = answer.headers.get('X-Release')
    return from === null || from === release ? answer : openPage()
  }, openPage)
}

/** Fails when there is no network, and where there is something else to show also when it takes long. */
function askNetwork(request: Request, impatient: boolean): Promise<Response> {
  const answer = fetch(request)
  if (!impatient) return answer
  const wait = Date.now() - silentSince < silence ? 0 : patience
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => {
      silentSince = Date.now()
      reject(new Error('no answer'))
    }, wait)
    answer.then(
      () => {
        clearTimeout(timer)
        silentSince = 0
      },
      () => clearTimeout(timer),
    )
  })
  return Promise.race([answer, late])
}

/** React Router asks for the data of `/` at `/_.data`, and for that of `/india` at `/india.data`. */
function pageOfData(data: URL): URL {
  const page = new URL(data)
  page.pathname = data.pathname.replace(/(\/_)?\.data$/, (_, root) => (root ? '/' : ''))
  page.searchParams.delete('_routes')
  return page
}
