import { Teller } from '#app/features/testimonials/teller.tsx'
import { Carousel } from '#app/ui/collections/carousel.tsx'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

/** One voice at a time. */
export function Testimonials({ words, told }: HomeSections['testimonials']) {
  return (
    <div className="max-l:wrap">
      <Carousel
        label={words.title}
        itemClass="w-full s:w-100 l:w-full"
        listClass="max-m:gap-3.5"
        header={(buttons) => <SectionHead {...words} buttons={buttons} quiet />}
      >
        {told.map((one) => (
          <figure
            key={one.name}
            className="flex h-full flex-col gap-4 max-l:rounded-l max-l:bg-surface max-l:p-4.5 max-l:shadow-1"
          >
            <blockquote className="text-[1.0625rem] leading-snug text-pretty l:font-display l:text-[1.5rem] l:leading-[1.25]">
              “{one.text}”
            </blockquote>
            <Teller told={one} />
          </figure>
        ))}
      </Carousel>
    </div>
  )
}
