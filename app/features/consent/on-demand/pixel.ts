/** Meta's pixel. Calls wait in the queue until its script is there; what calls it asks for `window.fbq`, which is here only after consent. */
type Pixel = {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Pixel
  loaded: boolean
  version: string
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

const script = 'https://connect.facebook.net/en_US/fbevents.js'
const cookies = ['_fbp', '_fbc']
/** Its script stays in the page, so a second consent takes up the same one. */
let loaded: Pixel | null = null

/** It hears of leads alone: no page views, and nothing that it would gather by itself from the page. */
export function loadPixel(id: string): void {
  if (window.fbq) return
  if (loaded) {
    window.fbq = loaded
    loaded('consent', 'grant')
    return
  }
  loaded = createPixel()
  window.fbq = loaded
  window._fbq = loaded
  loaded('set', 'autoConfig', false, id)
  loaded('init', id)
  document.head.append(Object.assign(document.createElement('script'), { src: script, async: true }))
}

/** After a consent that was taken back nothing more is sent, and its cookies go. */
export function unloadPixel(): void {
  window.fbq?.('consent', 'revoke')
  window.fbq = undefined
  const parts = location.hostname.split('.')
  const places = ['', ...parts.map((_, i) => `; domain=${parts.slice(i).join('.')}`)]
  for (const name of cookies)
    for (const place of places) {
      // biome-ignore lint/suspicious/noDocumentCookie: it removes what the pixel has set by the same way.
      document.cookie = `${name}=; max-age=0; path=/${place}`
    }
}

function createPixel(): Pixel {
  const pixel = ((...call: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...call)
    else pixel.queue.push(call)
  }) as Pixel
  return Object.assign(pixel, {
    queue: [],
    push: pixel,
    loaded: true,
    version: '2.0',
    disablePushState: true,
  })
}
