import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const readJson = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))

test('every package has one version and a hash', () => {
  const { dependencies, devDependencies } = readJson('package.json') as Record<string, Record<string, string>>
  const wanted = Object.entries({ ...dependencies, ...devDependencies })
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))).toEqual([])
  const locked = Object.entries(
    readJson('package-lock.json').packages as Record<string, { integrity?: string }>,
  )
  expect(locked.length).toBeGreaterThan(wanted.length)
  const bare = locked.filter(([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'))
  expect(bare.map(([path]) => path)).toEqual([])
})
