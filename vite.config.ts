import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  // The logo and the icons, drawn by artwork/brand.
  publicDir: '.generated/brand',
  plugins: [tailwindcss(), reactRouter()],
  // The browsers that Tailwind 4 itself asks for: they read oklch, so no colour is written twice.
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    // Every page has these already; to ask for them again costs a phone time while it answers a press.
    modulePreload: {
      resolveDependencies: (_, deps) =>
        deps.filter((file) => !/\/(rolldown-runtime|framework|shell)-/.test(file)),
    },
  },
  // Found late, each of these would make the development server start over.
  optimizeDeps: { include: ['lucide', 'react-hook-form', '@hookform/resolvers/valibot', 'valibot'] },
  // The server is the entry of the server build, so that routes and server share one copy of everything.
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
    // What every page loads comes in two files: together they compress better than in thirty.
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'shell',
                  test: /app\/(layout\/(?!mobile-panel)|ui\/(button|icon|icon-button|lazy-part|ready-part|part-behind-link|take-press|toast)\.|features\/(site|newsletter)\/|features\/enquiry\/(plan-trip-(button|host|part|store)|load-)|features\/trips\/compare-(store|host))|domain\/[a-z-]+\/(phone-number|compare)\./,
                },
                {
                  name: 'common',
                  test: /app\/ui\/(after-paint|picture|badge|card|link|breadcrumbs|focus-place|tab-keyboard)\.|domain\/[a-z-]+\/(money|seats|count-trips|month-names)\.|features\/trips\/(favourites|seats-left|compare-toggle)|lucide\/.*\/(heart|star|scale|chevron-right)\./,
                },
                {
                  name: 'trip-list',
                  test: /app\/features\/(listings\/filtered-trips|trips\/trip-card)|app\/ui\/select/,
                },
                { name: 'modal', test: /app\/ui\/(dialog|drawer|use-modal|keep-focus-inside)\./ },
                { name: 'search-box', test: /app\/features\/search\/(home-search|use-combobox|use-search)/ },
              ],
            },
          },
        },
      },
    },
  },
})
