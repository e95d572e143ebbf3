import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { trimReactRouter } from '../scripts/trim-react-router.ts'

/** The console's own build: nothing of it stands in the site's, and the other way round. */
export default defineConfig({
  base: '/console/',
  cacheDir: '../node_modules/.vite-console',
  publicDir: false,
  plugins: [tailwindcss(), reactRouter(), trimReactRouter()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
  },
  // In development both servers of Vite speak to the browser, each at a port of its own.
  server: { hmr: { port: 24679 } },
  optimizeDeps: { include: ['lucide'] },
  environments: {
    ssr: { build: { rolldownOptions: { input: './server-build.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: 'parts', test: /\/console\/(ui|frame)\/|\/app\/ui\/|\/lucide\// },
              ],
            },
          },
        },
      },
    },
  },
})
