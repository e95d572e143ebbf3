import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as LayerEntry from './layer-entry.ts'
import type * as LayerHistory from './layer-history.ts'

type Entry = { state: Record<string, unknown> | null }

/** A browser's history: going somewhere takes a moment, and is told to those who listen. */
function fakeHistory() {
  const entries: Entry[] = [{ state: { key: 'a', idx: 0 } }]
  let at = 0
  let listener: (event: object) => void = () => {}
  const heard: unknown[] = []
  const go = (by: number) => {
    at += by
    let stopped = false
    const { state } = entries[at] ?? { state: null }
    listener({ state, stopImmediatePropagation: () => (stopped = true) })
    if (!stopped) heard.push(state)
  }
  return {
    heard,
    go,
    at: () => at,
    listen: (_: string, heard: typeof listener) => {
      listener = heard
    },
    history: {
      get state() {
        return entries[at]?.state
      },
      pushState(state: Entry['state']) {
        entries.splice(++at, entries.length, { state })
      },
      replaceState(state: Entry['state']) {
        entries[at] = { state }
      },
      go: (by: number) => setTimeout(() => go(by)),
    },
  }
}

let browser: ReturnType<typeof fakeHistory>
let layers: typeof LayerHistory & typeof LayerEntry
const settle = () => vi.advanceTimersByTimeAsync(1000)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  browser = fakeHistory()
  vi.stubGlobal('history', browser.history)
  vi.stubGlobal('addEventListener', browser.listen)
  const entry = await import('./layer-entry.ts')
  entry.listenBeforeRouter()
  layers = { ...entry, ...(await import('./layer-history.ts')) }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A layer as a component has it: closing takes it off. */
function open(): { isOpen: boolean; close: () => void } {
  const remove = layers.addLayer(() => layer.close())
  layers.movePage('a')
  const layer = {
    isOpen: true,
    close() {
      layer.isOpen = false
      remove()
    },
  }
  return layer
}

test('of two layers Back closes the upper, then the lower, and the router hears of neither', async () => {
  const [lower, upper] = [open(), open()]
  await settle()
  expect(browser.at()).toBe(2)
  browser.go(-1)
  await settle()
  expect([lower.isOpen, upper.isOpen]).toEqual([true, false])
  browser.go(-1)
  await settle()
  expect([lower.isOpen, browser.at(), browser.heard]).toEqual([false, 0, []])
})

test('both closed at once leave both entries', async () => {
  const [lower, upper] = [open(), open()]
  await settle()
  upper.close()
  lower.close()
  await settle()
  expect([browser.at(), browser.heard]).toEqual([0, []])
})

test('one that takes the place of another takes its entry too', async () => {
  const first = open()
  await settle()
  first.close()
  const second = open()
  await settle()
  expect([browser.at(), second.isOpen]).toEqual([1, true])
  // It opens while the browser still goes back over the entry of the one before.
  second.close()
  await Promise.resolve()
  const third = open()
  await settle()
  expect([browser.at(), third.isOpen]).toEqual([1, true])
})

test('a way to another page closes all of them and is the router’s', async () => {
  browser.history.pushState({ key: 'b', idx: 1 })
  const layer = open()
  layers.movePage('b')
  await settle()
  browser.go(-2)
  await settle()
  expect(layer.isOpen).toBe(false)
  expect(browser.heard).toEqual([{ key: 'a', idx: 0 }])
})

test('a new page takes the entry of the layer that led there', async () => {
  const layer = open()
  await settle()
  expect(layers.takeLayerEntry()).toBe(true)
  layer.close()
  await settle()
  expect([browser.at(), browser.history.state]).toEqual([1, { key: 'a', idx: 0, layers: 0 }])
  // The router has not yet answered, and another choice is made.
  expect(layers.takeLayerEntry()).toBe(true)
  browser.history.replaceState({ key: 'b', idx: 0 })
  expect(layers.takeLayerEntry()).toBe(false)
})
