import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Modules of React Router that pages of this site never use and that tree shaking can't see: the discovery of routes
 * while browsing (routeDiscovery is 'initial', so every route is known) and instrumentation (none is given). Each is
 * replaced in the browser's build by what it does when it is switched off, by the names that the router imports.
 */
const switchedOff: Record<string, Record<string, string>> = {
  'lib/dom/ssr/fog-of-war.js': {
    URL_LIMIT: '0',
    getManifestPath: '() => ""',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    getPathsWithAncestors: '(paths) => paths',
    handleClientVersionMismatch: 'async () => false',
    isFogOfWarEnabled: '() => false',
    useFogOFWarDiscovery: '() => {}',
  },
  'lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
    instrumentHandler: '(handler) => handler',
    instrumentationResultMetaContext: 'null',
  },
}

/** Components in this module (its Link, NavLink, Form) can be left out only if making and naming one is known to do nothing else. Names are for developer tools. */
const withComponents = 'lib/dom/lib.js'
const makesComponent = '= React$1.forwardRef('

/** Where a site without a server gets its data from; every page of this one comes from the server. */
const withoutServer = {
  path: 'lib/dom/ssr/single-fetch.js',
  line: 'if (!ssr && !foundRevalidatingServerLoader) return nonSsrStrategy(args, getRouteInfo, fetchAndDecode);',
}

const pathIn = (id: string) => /\/react-router\/dist\/production\/([^?]+)/.exec(id)?.[1] ?? ''

/** Leaves them out of the browser's build; fails when another version of React Router names them otherwise. */
export function trimReactRouter(): Plugin {
  const found = new Set<string>()
  return {
    name: 'trim-react-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const path = pathIn(id)
      const replacements = switchedOff[path]
      if (!replacements) return null
      found.add(path)
      const [, exported = ''] = /^export \{ (.+) \};?$/m.exec(readFileSync(id, 'utf8')) ?? []
      const names = Object.keys(replacements)
      if (exported.split(', ').sort().join() !== names.sort().join())
        this.error(`react-router's ${path} exports ${exported}: see scripts/trim-react-router.ts`)
      return names.map((name) => `export const ${name} = ${replacements[name]}`).join('\n')
    },
    transform(code, id) {
      const path = pathIn(id)
      if (!path) return null
      if (path === withComponents && !code.includes(makesComponent))
        this.error(`react-router makes its components otherwise: see scripts/trim-react-router.ts`)
      if (path === withoutServer.path && !code.includes(withoutServer.line))
        this.error(`react-router asks for data otherwise: see scripts/trim-react-router.ts`)
      return code
        .replace(withoutServer.line, '')
        .replaceAll(makesComponent, makesComponent.replace('=', '= /* @__PURE__ */'))
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
    },
    buildEnd(error) {
      const missing = Object.keys(switchedOff).filter((path) => !found.has(path))
      if (!error && missing.length > 0)
        this.error(`react-router has no ${missing.join()}: see scripts/trim-react-router.ts`)
    },
  }
}
