import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kafila-imports-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function plant(files: Record<string, string>): string[] {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), code)
  }
  return checkImports(root)
}

test('a tree within the rules passes', () => {
  expect(
    plant({
      'domain/price.ts': 'export const price = 1',
      'app/ui/button.tsx': 'export const Button = () => <b />',
      'app/features/home/page.tsx':
        "import { Button } from '#app/ui/button.tsx'\nimport { price } from '#domain/money/price.ts'\nimport type { S } from '#server/services.ts'\nexport const p = [Button, price] as unknown as S",
      'server/services.ts': 'export type S = unknown',
    }),
  ).toEqual([])
})

test.each([
  ['domain reaching out', 'domain/a.ts', "import { x } from '#server/x.ts'", /domain imports nothing/],
  ['a server value in the app', 'app/features/home/a.ts', "import { x } from '#server/x.ts'", /types only/],
  [
    'a server value by dynamic import',
    'app/features/home/a.ts',
    "export const x = () => import('#server/x.ts')",
    /types only/,
  ],
  ['content in the app', 'app/routes/a.tsx', "import { x } from '#content/site.ts'", /through loaders/],
  [
    'a travel word in ui',
    'app/ui/a.tsx',
    "import { x } from '#domain/trips/trip.ts'",
    /no word of the trade/,
  ],
  [
    'a feature outside the table',
    'app/features/site/a.ts',
    "import { x } from '#app/features/home/b.ts'",
    /featuresMayUse/,
  ],
  [
    'SQL outside a store',
    'server/mail/send.ts',
    "import { x } from '#database/schema/jobs.ts'",
    /only \*-store\.ts/,
  ],
  [
    'a route imported',
    'app/layout/a.tsx',
    "import { x } from '#app/routes/home.tsx'",
    /nobody imports a route/,
  ],
  ['SQL by another way', 'server/mail/send.ts', "import type pg from 'pg'", /only \*-store\.ts files/],
  ['a missing extension', 'domain/a.ts', "import { x } from './b'", /file extension/],
  ['the environment read elsewhere', 'server/mail/a.ts', 'export const x = process.env.HOME', /process\.env/],
  ['a barrel', 'domain/index.ts', "export { x } from './x.ts'", /no barrels/],
  ['a drawer for everything', 'domain/utils/a.ts', 'export const x = 1', /name the folder/],
  ['JSX outside app', 'server/http/a.tsx', 'export const x = 1', /JSX lives/],
])('%s is found', (_name, file, code, message) => {
  expect(plant({ [file]: code }).join('\n')).toMatch(message)
})

test('a cycle is found', () => {
  const problems = plant({
    'domain/a.ts': "import { b } from './b.ts'\nexport const a = b",
    'domain/b.ts': "import { a } from './a.ts'\nexport const b = a",
  })
  expect(problems).toEqual([expect.stringContaining('cycle: domain/a.ts → domain/b.ts → domain/a.ts')])
})

test('a cycle of types alone is found, too', () => {
  const problems = plant({
    'domain/a.ts': "import type { B } from './b.ts'\nexport type A = B | null",
    'domain/b.ts': "import type { A } from './a.ts'\nexport type B = A | null",
  })
  expect(problems).toEqual([expect.stringContaining('cycle: domain/a.ts → domain/b.ts → domain/a.ts')])
})
