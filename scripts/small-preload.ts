import type { Plugin } from 'vite'

const helperId = '\0vite/preload-helper.js'

/**
 * Asks for the scripts that a script imports together with it. Vite's own also waits for style sheets, of which this site has one
 * on every page, and is ten times as long.
 */
const helper = `
const asked = new Set()
export function __vitePreload(load, files) {
  for (const file of files ?? []) {
    if (asked.has(file)) continue
    asked.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
  }
  return load()
}
`

/** Vite would unpack such an import first, at twice the length, to leave out what else a script exports: most of ours export one thing. */
const oneOfImport = /(\bimport\([^()]+\)\.then\(\s*)\(\{ (\w+) \}\) => \2\b/g

/** Puts it in the place of Vite's in the browser's build; fails when another version of Vite names that otherwise. */
export function smallPreload(): Plugin {
  let found = false
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (/\/app\/.+\.tsx?$/.test(id)) return code.replaceAll(oneOfImport, '$1(all) => all.$2')
      if (id !== helperId) return null
      if (!code.includes('__vitePreload'))
        this.error('Vite names its preload helper otherwise: see scripts/small-preload.ts')
      found = true
      return { code: helper, map: null }
    },
    buildEnd(error) {
      if (!error && !found) this.error(`Vite has no ${helperId.slice(1)}: see scripts/small-preload.ts`)
    },
  }
}
