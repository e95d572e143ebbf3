import { Pause, Play } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'
import { useRotation } from '#app/ui/collections/use-rotation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { HeroSlide } from '#server/pages/home/home-data.ts'

const interval = 5_000
/** The words stay in line with the page below. */
const inLine =
  'max(24px, max(clamp(20px, 4.4vw, 64px), 50vw - var(--wrap, 1280px) / 2) - clamp(12px, 1.8vw, 28px))'
const wordsMove = 'max(0px, 50vw - var(--wrap, 1280px) / 2 - 80px)'

type HeroProps = {
  slides: HeroSlide[]
  children: ReactNode
}

/** Four places in turn behind the headline. */
export function Hero({ slides, children }: HeroProps) {
  const { index, show, playing, toggle, holdProps } = useRotation(slides.length, interval)
  const drawn = useDrawnLater(index)
  const made = useMadeSlides(drawn, playing === true)
  const current = slides[index]
  return (
    <div className="relative" {...holdProps}>
      <section
        aria-roledescription="carousel"
        aria-label="Where we travel"
        className="on-dark relative isolate mx-[clamp(12px,1.8vw,28px)] grid min-h-[min(540px,80svh)] grid-cols-1 items-end overflow-hidden rounded-l p-6 pb-25 text-cream m:min-h-160 m:rounded-xl m:p-[clamp(32px,5.2vw,84px)] m:pb-[clamp(88px,8vw,120px)] xl:min-h-[min(760px,44vw)] flat:min-h-0"
        style={{ background: slides[0]?.tone, paddingInline: inLine }}
      >
        {slides.map(
          (slide, i) =>
            (i === drawn || made.includes(i)) && (
              <Slide key={slide.place} slide={slide} shown={i === drawn} first={i === 0} />
            ),
        )}
        <div className="max-w-[680px]">{children}</div>
        <div className="absolute right-5 bottom-10 flex items-center gap-1 m:right-9 m:bottom-15 noscript:hidden">
          <p aria-hidden className="mr-2 text-sm font-label max-s:hidden">
            {current?.place}
          </p>
          <button
            type="button"
            aria-label={playing === false ? 'Play the pictures' : 'Pause the pictures'}
            onClick={toggle}
            className="grid size-11 cursor-pointer place-items-center rounded-pill bg-white/15 transition-colors hover:bg-white/30"
          >
            <Icon node={playing === false ? Play : Pause} size={16} fill="currentColor" />
          </button>
          <fieldset aria-label="Choose a picture" className="flex">
            {slides.map((slide, i) => (
              <button
                key={slide.place}
                type="button"
                aria-label={`Picture ${i + 1} of ${slides.length}: ${slide.place}`}
                aria-current={i === index || undefined}
                onClick={() => show(i)}
                className="group grid h-11 min-w-11 cursor-pointer m:min-w-7 place-items-center rounded-pill"
              >
                <span className="h-2.5 w-2.5 rounded-pill bg-white/55 transition-[width,background-color] group-hover:bg-white group-aria-[current]:w-6 group-aria-[current]:bg-marigold" />
              </button>
            ))}
          </fieldset>
        </div>
      </section>
    </div>
  )
}

function Slide({ slide, shown, first }: { slide: HeroSlide; shown: boolean; first: boolean }) {
  const { tone, wide, phone } = slide
  const faded = (share: number) => `color-mix(in oklch, ${tone} ${share}%, transparent)`
  return (
    <div
      aria-hidden={!shown}
      className={`absolute inset-0 -z-1 transition-opacity duration-1000 ${shown ? '' : 'opacity-0'}`}
      style={{ background: tone }}
    >
      <Picture
        data={wide}
        phone={phone}
        // On tablets it is taller than the banner is, so its sides are cut away.
        sizes="(768px <= width < 1422px) 1422px, 100vw"
        priority={first}
        className="absolute inset-x-0 top-0 h-[70%] m:h-full"
      />
      {/* Text on a picture always stands on a scrim in the picture's own dark. */}
      <div
        className="absolute inset-0 m:hidden"
        style={{
          background: `linear-gradient(to top, ${tone} 26%, ${faded(82)} 46%, ${faded(0)} 80%)`,
        }}
      />
      <div
        className="absolute inset-0 max-m:hidden"
        style={{
          background: `linear-gradient(84deg, ${faded(88)}, ${faded(66)} calc(560px + ${wordsMove}), ${faded(0)} max(62%, 960px + ${wordsMove})), linear-gradient(to top, ${faded(80)}, ${faded(0)} 24%)`,
        }}
      />
    </div>
  )
}

/** The dot answers a press at once; to draw the picture takes longer. */
function useDrawnLater(index: number): number {
  const [drawn, setDrawn] = useState(index)
  useEffect(() => afterPaint(() => setDrawn(index)), [index])
  return drawn
}

/** The first picture comes with the page; each other one when the page has loaded and its turn is next. */
function useMadeSlides(index: number, playing: boolean): number[] {
  const [made, setMade] = useState([0])
  useEffect(() => {
    const make = () => setMade((before) => [...new Set([...before, index, ...(playing ? [index + 1] : [])])])
    if (document.readyState === 'complete') return make()
    addEventListener('load', make, { once: true })
    return () => removeEventListener('load', make)
  }, [index, playing])
  return made
}
