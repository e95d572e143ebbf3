import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPictures } from './read-pictures.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a manifest gives the names of its pictures, of the covers among them, where its scenes lie, what they are of and how they are arranged', () => {
  const file = join(folder, 'pictures.json')
  const pictures = [
    { name: 'ladakh/day', format: 'tall', cover: true, subject: 'riders', composition: ['ladakh'] },
    { name: 'ladakh/day', format: 'wide' },
    { name: 'hero/road', format: 'banner' },
  ]
  writeFileSync(file, JSON.stringify({ widths: [400], scenes: { ladakh: { region: 'Ladakh' } }, pictures }))
  expect(readPictures(file)).toEqual({
    pictures: new Set(['ladakh/day', 'hero/road']),
    covers: new Set(['ladakh/day']),
    scenes: new Map([['ladakh', { region: 'Ladakh' }]]),
    subjectOf: new Map([['ladakh/day', 'riders']]),
    compositionOf: new Map([['ladakh/day', ['ladakh']]]),
  })
})

test('a manifest that was not made is none', () => {
  expect(readPictures(join(folder, 'pictures.json'))).toBeNull()
})
