import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let data = ''
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'make-'))
})
afterEach(() => rmSync(data, { recursive: true }))

const make = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/pictures.mjs', ...args], {
    env: { ...process.env, DATA_DIR: data },
    encoding: 'utf8',
    stdio: 'pipe',
  })

test('draws the named picture alone, where the server looks for it, and once', { timeout: 60_000 }, () => {
  expect(make('people/neha-gupta-square')).toMatch(/^1 pictures made/)
  const files = readdirSync(join(data, 'pictures'))
  expect(files.map((name) => name.slice(12)).sort()).toEqual([
    '-1200.avif',
    '-1600.avif',
    '-200.avif',
    '-400.avif',
    '-800.avif',
    '-800.webp',
  ])
  expect(make('people/neha-gupta-square')).toMatch(/^0 pictures made/)
})

test('says which name is unknown', { timeout: 30_000 }, () => {
  expect(() => make('ladakh/day-tall', 'atlantis/day-tall')).toThrow('No picture atlantis/day-tall')
})
