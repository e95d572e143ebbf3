import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readManifest } from '../server/pictures/manifest.ts'
import { findPictureFile } from '../server/pictures/picture-address.ts'

const manifest = readManifest(join(import.meta.dirname, '../.generated/pictures.json'))
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

test('draws the named picture alone, where the server looks for it, once, and lays it out for a static host', {
  timeout: 60_000,
}, () => {
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
  const again = make('people/neha-gupta-square', '--out', join(data, 'host'))
  expect(again).toMatch(
    /^0 pictures made[\s\S]+\n6 files laid out in .+, \d+ that were not drawn left out\n$/,
  )
  const laid = readdirSync(join(data, 'host/images/people'))
  expect(laid.map((name) => name.replace(/\.[0-9a-f]{12}\./, '.hash.')).sort()).toEqual([
    'neha-gupta-square.hash.1200.avif',
    'neha-gupta-square.hash.1600.avif',
    'neha-gupta-square.hash.200.avif',
    'neha-gupta-square.hash.400.avif',
    'neha-gupta-square.hash.800.avif',
    'neha-gupta-square.hash.800.webp',
  ])
  for (const name of laid)
    expect(findPictureFile(manifest, `/images/people/${name}`), name).toMatchObject({ moved: false })
})

test('says which name is unknown', { timeout: 30_000 }, () => {
  expect(() => make('ladakh/day-tall', 'atlantis/day-tall')).toThrow('No picture atlantis/day-tall')
})
