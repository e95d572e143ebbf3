import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ContactPageData } from '#server/pages/show-contact.ts'
import { CityDrawing } from './city-drawing.tsx'

type OfficeMapProps = { words: ContactPageData['words']['map']; map: ContactPageData['map'] }

/** A drawing, until somebody asks for the map: only then does anything come from elsewhere. */
export function OfficeMap({ words, map }: OfficeMapProps) {
  const [isShown, setShown] = useState(false)
  const [isOffline, setOffline] = useState(false)
  function toggle(): void {
    setOffline(!navigator.onLine)
    setShown(!isShown && navigator.onLine)
  }
  return (
    <div className="grid items-center gap-x-14 gap-y-7 l:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div>
        <h2 className="display text-2xl">{words.title}</h2>
        <p className="mt-4 text-pretty text-ink-2">{words.text}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button tone="ghost" onClick={toggle} className="noscript:hidden">
            {isShown ? 'Hide the live map' : 'Show the live map'}
          </Button>
          <Link to={map.page} external className="inline-flex min-h-11 items-center">
            Open OpenStreetMap
          </Link>
        </p>
        <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
          {isOffline && 'You are offline: the map needs a connection.'}
        </p>
      </div>
      <div className="aspect-[1000/638] overflow-hidden rounded-l shadow-1 m:rounded-xl">
        {isShown ? (
          <iframe
            ref={(frame) => frame?.focus()}
            src={map.frame}
            title="Map of New Delhi, by OpenStreetMap"
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="block size-full"
          />
        ) : (
          <CityDrawing />
        )}
      </div>
    </div>
  )
}
