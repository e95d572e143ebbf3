import { expect, test } from 'vitest'
import { readSharing } from '#domain/rooms/read-sharing.ts'
import { loadRawContent } from './load.ts'

test('how every night of every trip is shared is understood', async () => {
  const { trips } = await loadRawContent()
  const nights = trips.flatMap(
    ({ value }) => (value as { facts: { nights: { sharing: string }[] } }).facts.nights,
  )
  const said = [...new Set(nights.map(({ sharing }) => sharing))]
  expect(said.length).toBeGreaterThan(30)
  expect(said.filter((words) => readSharing(words) === null)).toEqual([])
})
