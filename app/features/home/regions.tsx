import { Tabs } from '#app/ui/collections/tabs.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'
import { TripLines } from './trip-lines.tsx'

const regions = ['North', 'South', 'East', 'West'] as const

/** Four columns; on narrow screens tabs, on phones with the first three trips of each. */
export function Regions({ words, lines, views }: HomeSections['regional-trips']) {
  return (
    <div className="wrap">
      <SectionHead title={words.title} text={words.text} more={words.more} quiet />
      <Tabs
        label={words.title}
        look="pills"
        spread
        heading={null}
        tabs={regions.map((region, i) => {
          const { id, label, text } = words.tabs[region]
          return {
            id,
            label,
            panel: (
              <>
                <div className="relative">
                  <Picture
                    data={views[region]}
                    sizes="(width < 1024px) 92vw, (width < 1800px) 300px, 380px"
                    priority={i === 0 && 'when-awake'}
                    className="aspect-[16/4.6] w-full rounded-l rounded-bl-none l:aspect-[16/8.6]"
                  />
                  <h3 className="display paper-tab text-[1.5rem] leading-none">{label}</h3>
                </div>
                <p className="my-2 text-[0.9375rem] leading-snug text-ink-2">{text}</p>
                <TripLines
                  trips={lines[region]}
                  heading="h4"
                  className="max-m:[&>:nth-child(n+4)]:hidden m:max-l:grid m:max-l:grid-cols-2 m:max-l:gap-x-8"
                />
              </>
            ),
          }
        })}
      />
    </div>
  )
}
