import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Adds up from the next visit on how much the page, or what stands in a part of it, moves by itself; answers the sum when asked. */
export async function watchLayoutShift(page: Page, part = 'html'): Promise<() => Promise<number>> {
  await page.addInitScript((part) => {
    Object.assign(window, { shifted: 0 })
    const seen = window as unknown as { shifted: number }
    const isInside = ({ node }: { node: Node | null }) =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest(part))
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && (part === 'html' || sources.some(isInside))) seen.shifted += value
    }).observe({ type: 'layout-shift', buffered: true })
  }, part)
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}
