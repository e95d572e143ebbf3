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
    <ul
      ref={list}
      className="wrap flex flex-wrap justify-between gap-x-4 pt-6 m:justify-center m:gap-x-22 m:pt-10"
    >
      {Object.entries(numbers).map(([label, value]) => (
        <li key={label} className="text-center m:flex m:items-center m:gap-2.5">
          <span className="sr-only">
            {value}+ {label}
          </span>
          <span
            aria-hidden
            data-count={value}
            // As wide from the first number to the last, so that nothing beside it moves.
            style={{ minWidth: `${`${value}`.length + 1.3}ch` }}
            className="display block text-[1.5625rem] leading-tight text-indigo contain-content m:text-[2rem]"
          >{`${value}+`}</span>
          <span aria-hidden className="block text-sm text-ink-2 m:text-base">
            {label}
          </span>
        </li>
      ))}
    </ul>
  )
}
