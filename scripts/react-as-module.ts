import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import type { Plugin } from 'vite'

const packages: Record<string, object> = { react, 'react/jsx-runtime': jsxRuntime }
const prefix = '\0as-module:'

/**
 * React is written in CommonJS, so every chunk of ours would unpack it for itself and reach for each function through an object. Here it is
 * unpacked once, in the framework's chunk, and ours import its functions by name.
 */
export function reactAsModule(): Plugin {
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const isOurs =
        importer !== undefined && !importer.includes('/node_modules/') && !importer.startsWith('\0')
      return isOurs && Object.hasOwn(packages, source) ? prefix + source : null
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const source = id.slice(prefix.length)
      const names = Object.keys(packages[source] ?? {}).filter(
        (name) => /^[a-zA-Z]\w*$/.test(name) && name !== 'default',
      )
      return [
        `import * as all from '${source}'`,
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})()`),
      ].join('\n')
    },
  }
}
