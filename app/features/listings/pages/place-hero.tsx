import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import type { HeroPictures } from '#server/pages/hero-pictures.ts'

/** A picture of the place with its name on it; the words stand on a scrim that leaves the sun clear. */
export function PlaceHero({ hero, children }: { hero: HeroPictures; children: ReactNode }) {
  return (
    <section
      className="on-dark relative isolate mx-[clamp(12px,1.8vw,28px)] mt-3 grid min-h-80 grid-cols-1 items-end overflow-hidden rounded-l bg-[oklch(0.2_0.05_280)] p-6 text-cream m:min-h-100 m:rounded-xl m:p-[clamp(32px,5.2vw,84px)]"
      // The words stay in line with the page below.
      style={{
        paddingInline: 'max(24px, max(clamp(20px, 4.4vw, 64px), 50vw - 640px) - clamp(12px, 1.8vw, 28px))',
      }}
    >
      <Picture
        data={hero.wide}
        // Where the banner is narrower than the picture at its height, its sides are cut away.
        sizes="(width < 768px) 164vw, (width < 1202px) 1156px, 100vw"
        priority
        className="absolute inset-x-0 top-0 -z-2 h-72 m:h-full"
      />
      <div className="absolute inset-0 -z-1 bg-linear-to-t from-[oklch(0.2_0.05_280)] from-26% via-scrim/70 via-60% to-transparent to-90% m:hidden" />
      <div className="absolute inset-0 -z-1 bg-linear-to-tr from-scrim/80 via-scrim/60 via-38% to-transparent to-60% max-m:hidden" />
      <div className="max-w-[34rem]">{children}</div>
    </section>
  )
}
