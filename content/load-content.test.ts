import { afterAll, expect, test, vi } from 'vitest'
import { makeContent } from '../tests/factories/content.ts'
import { inTrip } from '../tests/factories/defects.ts'

// Files of one worker share their modules: this one begins with none and leaves none behind.
vi.resetModules()
vi.doMock('./load.ts', () => ({
  loadRawContent: async () => {
    const content = makeContent()
    inTrip('p3', { price: 1 })(content)
    inTrip('p4', { duration: '9D/8N' })(content)
    return content
  },
}))

afterAll(() => {
  vi.doUnmock('./load.ts')
  vi.resetModules()
})

test('a server does not start with broken files: one error lists them all', async () => {
  const { loadContent } = await import('./load-content.ts')
  const start = loadContent(null)
  await expect(start).rejects.toThrow('trips/p3.ts: price: write 4950 or more, not 1\n')
  await expect(start).rejects.toThrow("trips/p4.ts: duration: write '2D/1N'")
})
