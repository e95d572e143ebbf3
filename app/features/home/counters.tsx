import { useEffect, useRef } from 'react'
import type { HomePageData } from '#server/pages/home/home-data.ts'

const animationTime = 2_000
/** Milliseconds between two numbers: for each a browser lays out and paints, while somebody may press a button. */
const pace = 50

/** What the company has to show for itself, counted up once when it comes into view. */
export function Counters({ numbers }: { numbers: HomePageData['numbers'] }) {
  const list = useRef<HTMLUListElement>(null)

  // The numbers are written straight into the page, all at one time: that is no work for React.
  useEffect(() => {
    const element = list.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const places = [...element.querySelectorAll<HTMLElement>('[data-count]')]
    const write = (share: number) => {
      for (const place of places)
        place.textContent = `${Math.round(Number(place.dataset.count) * (1 - (1 - share) ** 3))}+`
    }
    let timer: ReturnType<typeof setTimeout>
    const run = () => {
      const start = performance.now()
      const step = () => {
        const share = Math.min(1, (performance.now() - start) / animationTime)
        write(share)
        if (share < 1) timer = setTimeout(step, pace)
      }
      step()
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      run()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      write(1)
    }
  }, [])

  return (
    <ul ref={list} className="wrap grid grid-cols-2 gap-x-6 gap-y-8 py-10 m:grid-cols-4 m:py-14">
      {Object.entries(numbers).map(([label, value]) => (
        <li key={label} className="text-center">
          <span className="sr-only">
            {value}+ {label}
          </span>
          <span
            aria-hidden
            data-count={value}
            className="display block text-2xl text-indigo contain-content"
          >{`${value}+`}</span>
          <span aria-hidden className="mt-1 block font-label text-ink-2">
            {label}
          </span>
        </li>
      ))}
    </ul>
  )
}
