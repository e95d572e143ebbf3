import { useEffect, useRef } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { PicturePoster } from '#app/ui/sections/picture-poster.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { sayHours } from '#domain/site/hours.ts'
import type { OfflinePageData } from '#server/pages/show-offline.ts'
import { TryAgain } from '../try-again.tsx'

/** Says that there is no network, whom to call without one, and what can be read all the same. */
export function OfflinePage({ title, picture }: Omit<OfflinePageData, 'head'>) {
  const site = useSite()
  return (
    <>
      <PicturePoster wide={picture}>
        <div className="px-2 text-cream m:px-0 l:py-18">
          <h1 className="display text-3xl">{title}</h1>
          <p className="mt-4 max-w-[30em] text-lg text-pretty">
            This page can’t be reached without a connection, and there is no copy of it on this device.
          </p>
          <p className="mt-6">
            <TryAgain />
          </p>
          {site && (
            <p className="mt-6 max-w-[30em] text-pretty">
              A call needs no internet:{' '}
              <a
                href={`tel:+${site.phone}`}
                className="font-strong whitespace-nowrap text-marigold underline underline-offset-4"
              >
                {displayPhone(site.phone)}
              </a>
              <span className="block">{sayHours(site.hours)}</span>
            </p>
          )}
        </div>
      </PicturePoster>
      <section aria-labelledby="kept-title" className="wrap mt-12 m:mt-18">
        <h2 id="kept-title" className="display text-2xl">
          Kept on this device
        </h2>
        <p className="mt-3 max-w-[40em] text-pretty text-ink-2">
          Trips and stories that you open stay here for days without signal. So do your bookings and vouchers,
          while you are logged in.
        </p>
        <KeptPages />
      </section>
    </>
  )
}

/** Without a network the worker fills it in, and no script runs. */
function KeptPages() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!('caches' in globalThis)) return
    import('../on-demand/draw-kept.ts')
      .then(({ drawKept }) => drawKept())
      .then((html) => {
        if (place.current) place.current.innerHTML = html
      })
      .catch(() => {})
  }, [])
  return <div id="kept-pages" ref={place} />
}
