import { dirname, join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { reloadOtherRelease } from './scripts/reload-other-release.ts'
import { fetchedLater, routerOnDemand } from './scripts/router-on-demand.ts'
import { trimReactRouter } from './scripts/trim-react-router.ts'

/** Every page has these already; to ask for them again costs a phone time while it answers a click. */
const onEveryPage = ['framework', 'rolldown-runtime', 'shell']

const isFramework = /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler)\//

/** A chunk of the files that stand directly in some folders of app/, with what they import. */
function chunkOf(name: string, ...folders: string[]) {
  const paths = new Set(folders.map((folder) => join(import.meta.dirname, 'app', folder)))
  return { name, test: (id: string) => paths.has(dirname(id)) }
}

export default defineConfig({
  // The logo and the icons, drawn by artwork/brand.
  publicDir: '.generated/brand',
  plugins: [tailwindcss(), reactRouter(), trimReactRouter(), routerOnDemand(), reloadOtherRelease()],
  // The browsers that Tailwind 4 itself asks for: they read oklch, so no colour is written twice.
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_, files) =>
        files.filter((file) => !onEveryPage.some((name) => file.includes(`/${name}-`))),
    },
  },
  // Found late, each of these would make the development server start over.
  optimizeDeps: { include: ['lucide', 'react-hook-form', '@hookform/resolvers/valibot', 'valibot'] },
  // The server is the entry of the server build, so that routes and server share one copy of everything.
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
    client: {
      build: {
        // scripts/browser-licences.ts makes a page for people of it.
        license: { fileName: 'licences.json' },
        rolldownOptions: {
          output: {
            // Every page carries the names of all that it may load; no letter of a hash can be compressed, so they are as few as the bundler takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Chunks are cut by folder (docs/decisions/008). What is loaded on demand stands in a subfolder of its own.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: (id) => isFramework.test(id) && !id.endsWith(fetchedLater),
                },
                { name: 'router', test: (id) => id.endsWith(fetchedLater) },
                chunkOf(
                  'shell',
                  'layout',
                  'ui',
                  'features/consent',
                  'features/enquiry',
                  'features/offline',
                  'features/site',
                  'features/trips',
                ),
                // Rules of the trade and icons that many pages share.
                // The checks of forms come with the forms, words about a booking with what shows it.
                {
                  name: 'common',
                  test: /\/domain\/(?!forms\/(?!phone-number)|journey\/|bookings\/(trip-ahead|booking-status|booking-reference))|\/lucide\//,
                  minShareCount: 5,
                },
                chunkOf('search', 'features/search'),
                // Lists have a select, and so have dialogs on pages without a list.
                { name: 'select', test: /\/ui\/forms\/(form-control-classes|select)\./ },
                chunkOf('trip-cards', 'features/trips/cards'),
                chunkOf('trip-list', 'features/listings'),
                {
                  name: 'booked',
                  test: /features\/booked\/(tab-passes|booked-tiles|booked-title|day-leaf|days-to-go|meeting|run-box|tile-look)\.|domain\/(journey\/journey-path|bookings\/(trip-ahead|booking-status|booking-reference))\./,
                },
                // What every page fetches for a traveller who is logged in, and what My Trips keeps on the device: a dozen small files otherwise.
                {
                  name: 'logged-in',
                  test: /features\/(login\/(account-fetch|note-details|on-demand\/(auth-storage|read-account-details))|trips\/on-demand\/(follow-account|account-favourites))\./,
                },
                {
                  name: 'kept',
                  test: /features\/(offline\/on-demand\/keep-for-traveller|account\/(my-trips\/on-demand\/(keep-bookings|kept-trips-store)|journey\/on-demand\/kept-journey-store))\./,
                },
                {
                  name: 'account',
                  test: /features\/account\/(account-frame|unread|use-kept|dialog-button|use-account-data|framed-picture|my-trips\/(use-trip-tab|use-kept-trips))\./,
                },
                chunkOf('overlays', 'ui/overlays'),
              ],
            },
          },
        },
      },
    },
  },
})
