import type { Plugin } from 'vite'

/**
 * Has React Router open the whole page where the data of one comes from a server of another release (X-Release): the scripts on screen may not
 * understand it. The service worker does the same (app/worker/answer-page.ts), but not every tab has one, and not every tab has that of its release.
 */
const module = /\/react-router\/dist\/production\/lib\/dom\/ssr\/single-fetch\.js(\?on-demand)?$/
const asks = 'let res = await fetch(url, await createRequestInit(request));'
const opensPage = `
  let release = res.headers.get("X-Release");
  if (release && release !== window.__reactRouterManifest.version && request.method === "GET")
    return { data: { redirect: { redirect: request.url, reload: true } } };`

/** Only in the browser's build; fails when another version of React Router asks otherwise. */
export function reloadOtherRelease(): Plugin {
  let found = false
  return {
    name: 'reload-other-release',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!module.test(id)) return null
      found ||= code.includes(asks)
      return code.replace(asks, asks + opensPage)
    },
    buildEnd(error) {
      if (!error && !found)
        this.error('react-router asks for data otherwise: see scripts/reload-other-release.ts')
    },
  }
}
