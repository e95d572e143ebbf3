import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchDocument } from '#server/search/search-document.ts'
import { loadSearchDocuments } from './search-documents.ts'

let documents: Map<string, SearchDocument>
beforeAll(async () => {
  documents = new Map((await loadSearchDocuments()).map((document) => [document.id, document]))
})
const keywordsOf = (id: string) => documents.get(id)?.keywords ?? []

describe('the documents of the search', () => {
  test('carry places, states, groups and Hindi names', () => {
    expect(documents.get('lw3')?.places).toEqual(expect.arrayContaining(['Turtuk', 'Ladakh', 'लेह']))
    expect(documents.get('i5')?.places).toEqual(expect.arrayContaining(['Europe', 'Switzerland', 'Rome']))
  })

  test('carry the days', () => {
    expect(documents.get('lw3')?.days).toBe(7)
    expect(documents.get('swiss-rail-private')?.days).toBeNull()
  })

  test('claim an activity or a terrain only where the trip has it', () => {
    expect(keywordsOf('andaman-scuba')).toContain('scuba')
    expect(keywordsOf('markha-valley-trek')).toContain('adventure')
    expect(keywordsOf('markha-valley-trek')).not.toContain('scuba')
    expect(keywordsOf('kashmir-winter-gulmarg')).toContain('snow')
    expect(keywordsOf('p3')).toContain('winter')
    expect(keywordsOf('p3')).not.toContain('snow')
  })

  test('do not take another trip’s place from a shared keyword', () => {
    expect(keywordsOf('kodaikanal-private')).toContain('summer')
    expect(keywordsOf('kodaikanal-private')).not.toContain('मनाली')
  })
})
