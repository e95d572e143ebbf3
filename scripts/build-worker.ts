import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { releaseOf } from './release-of-build.ts'

/** Makes build/client/sw.js, one script without imports that knows its release. Runs after the build of the pages, which names that. */

const root = join(import.meta.dirname, '..')
const client = join(root, 'build/client')

const release = releaseOf(readdirSync(join(client, 'assets')))

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { RELEASE: JSON.stringify(release) },
  build: {
    target: 'es2022',
    outDir: client,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: join(root, 'app/worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
