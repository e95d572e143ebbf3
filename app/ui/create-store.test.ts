import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from './create-store.ts'

afterEach(() => vi.unstubAllGlobals())

function stubStorage(saved: string | null, setItem: (key: string, value: string) => void = () => {}) {
  vi.stubGlobal('sessionStorage', { getItem: () => saved, setItem })
}

const numbers = {
  key: 'numbers',
  save: (state: number[]) => state,
  restore: (saved: unknown) => (saved as number[]).filter((value) => typeof value === 'number'),
}

test('what the tab remembers is the first state that is read', () => {
  stubStorage('[1,"x",2]')
  expect(createStore([0], numbers).get()).toEqual([1, 2])
})

test('what is set is written to the storage', () => {
  const setItem = vi.fn()
  stubStorage(null, setItem)
  const store = createStore([0], numbers)
  store.set([3])
  expect(store.get()).toEqual([3])
  expect(setItem).toHaveBeenCalledWith('numbers', '[3]')
})

test.each(['{"a":', '5', 'null'])('%s in the storage leaves the initial state', (saved) => {
  stubStorage(saved)
  expect(createStore([0], numbers).get()).toEqual([0])
})

test('a storage that is forbidden or full breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  const store = createStore([0], numbers)
  expect(store.get()).toEqual([0])
  store.set([4])
  expect(store.get()).toEqual([4])
})
