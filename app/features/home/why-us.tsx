import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

/** What we promise. On a phone one reads the promises, and opens what stands behind them. */
export function WhyUs({ words, points }: HomeSections['why-us']) {
  return (
    <div className="max-l:wrap">
      <SectionHead {...words} quiet />
      <ul className="grid m:grid-cols-2 m:gap-x-9 m:gap-y-7 xl:grid-cols-3">
        {points.map((point) => (
          <Point key={point.title} {...point} />
        ))}
      </ul>
    </div>
  )
}

function Point({ title, text }: HomeSections['why-us']['points'][number]) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="border-line max-m:border-t m:border-t-2 m:border-marigold m:pt-3">
      <h3 className="text-[1.0625rem] leading-tight font-strong m:font-display m:text-[1.375rem] m:leading-[1.1] m:font-normal">
        <span className="max-m:hidden noscript:block">{title}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full cursor-pointer py-2 items-center justify-between gap-3 rounded-s text-left m:hidden noscript:hidden"
        >
          {title}
          <Icon
            node={ChevronDown}
            size={20}
            className={`shrink-0 text-ink-3 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <p
        id={id}
        className={`text-[0.9375rem] leading-snug text-pretty text-ink-2 max-m:pb-3 m:mt-1.5 ${open ? '' : 'max-m:hidden noscript:block'}`}
      >
        {text}
      </p>
    </li>
  )
}
