import { Suspense, useEffect } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { consentAsked, useConsent } from './consent.ts'

const banner = loadOnDemand(() =>
  import('./on-demand/consent-banner.tsx').then(({ ConsentBanner }) => ConsentBanner),
)

/** Asks about the pixel where one is set, and loads it for those who agree. Without one nothing is asked. */
export function ConsentHost() {
  const pixelId = useSite()?.pixelId
  const consent = useConsent()
  const askedAgain = consentAsked.useStore((asked) => asked)

  useEffect(() => {
    if (!pixelId || consent === null || consent === 'unknown') return
    import('./on-demand/pixel.ts').then(
      ({ loadPixel, unloadPixel }) => (consent === 'accepted' ? loadPixel(pixelId) : unloadPixel()),
      () => {},
    )
  }, [pixelId, consent])

  return pixelId && (consent === null || askedAgain) ? (
    <Suspense>
      <banner.Component answer={consent === 'unknown' ? null : consent} />
    </Suspense>
  ) : null
}
