import { Carousel } from '#app/ui/collections/carousel.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { HomeWords } from '#server/pages/home/home-data.ts'
import type { Told } from '#server/pages/testimonials.ts'
import { SectionHead } from './section-head.tsx'

/** One voice at a time. */
export function Testimonials({ words, told }: { words: HomeWords['testimonials']; told: Told[] }) {
  return (
    <div className="max-l:wrap">
      <Carousel
        label={words.title}
        itemClass="w-[84%] s:w-100 l:w-full"
        listClass="max-m:gap-3.5"
        header={(buttons) => <SectionHead {...words} buttons={buttons} />}
      >
        {told.map(({ name, text, trip, to, portrait }) => (
          <figure
            key={name}
            className="flex h-full flex-col gap-4 max-l:rounded-l max-l:bg-surface max-l:p-4.5 max-l:shadow-1"
          >
            <blockquote className="text-[1.0625rem] leading-snug text-pretty l:font-display l:text-[1.5rem] l:leading-[1.25]">
              “{text}”
            </blockquote>
            <figcaption className="mt-auto flex items-center gap-3">
              <Picture data={portrait} alt="" sizes="48px" small className="size-12 shrink-0 rounded-pill" />
              <span className="min-w-0 leading-snug">
                <span className="block font-strong">{name}</span>
                <span className="block text-sm text-ink-2">{to ? <Link to={to}>{trip}</Link> : trip}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </div>
  )
}
