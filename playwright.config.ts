import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.KAFILA_TEST_PORT ?? 3217)

/** Of two such lists the browser reads the last, so this one repeats Playwright's own. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Pages of the browser's own address bar, which each test's window would load: half a second of processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const specs = (names: string[]) => names.map((name) => `**/${name}.spec.ts`)

/** Tests that look at pictures. All others get along without, which saves them a good part of each page. */
const withPictures = specs([
  'destinations',
  'error-screens',
  'first-load',
  'home',
  'pictures',
  'trip-pictures',
])

/** Journeys with a server of the worker's own. They follow on one another, so that a worker starts one server for many of them. */
const ofTravellers = specs([
  'friends',
  'journey',
  'account',
  'booking-journey',
  'guest-links',
  'my-trips',
  'offline',
  'plans-change',
  'waiting',
])
const ofTheDesk = specs(['reviews', 'console', 'desk-day', 'made-in-the-console', 'sheets', 'trips'])

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Names behind TLS (tests/setup/production-app.ts).
  '--host-resolver-rules=MAP kafila.test 127.0.0.1, MAP desk.kafila.test 127.0.0.1, MAP pay.kafila.test 127.0.0.1',
  `--disable-features=${disabledFeatures}`,
]
const launchWith = (...more: string[]) => ({
  launchOptions: { executablePath: process.env.KAFILA_BROWSER, args: [...browserArguments, ...more] },
})
const withoutPictures = launchWith('--blink-settings=imagesEnabled=false')

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A test that failed is run once more for its trace alone, which would slow down every test that is well: passing then, it has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  // Patience costs nothing where all is well: a machine that does much else must not fail a test. Speed is measured by the benches.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // Node reads them as it does in production. Playwright would compile anew, in each worker with a server of its own, what was
  // built and what is loaded late: twelve seconds of processor time.
  build: {
    external: ['build', 'content', 'database', 'domain', 'sandbox', 'server'].map((name) =>
      join(import.meta.dirname, name, '**'),
    ),
  },
  globalSetup: './tests/setup/browser-server.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'travellers', testMatch: ofTravellers, use: withoutPictures },
    { name: 'desk', testMatch: ofTheDesk, use: withoutPictures },
    { name: 'with pictures', testMatch: withPictures, use: launchWith() },
    {
      name: 'without pictures',
      testIgnore: [...ofTravellers, ...ofTheDesk, ...withPictures],
      use: withoutPictures,
    },
  ],
})
