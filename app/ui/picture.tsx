import { type SyntheticEvent, useState } from 'react'

/** What the server says about a picture; its addresses hold {w} in place of a width. */
export type PictureData = {
  src: string
  avif?: string
  any?: string
  width: number
  height: number
  colors: string
  alt: string
  photograph?: true
  focus?: string
}

type PictureProps = {
  data: PictureData
  /** How wide it stands, as the sizes attribute says it: '(min-width: 1024px) 25vw, 78vw'. */
  sizes: string
  /** Stands at most 260 px wide, as beside the words of a row. */
  small?: boolean
  /** Another composition for screens below 768 px. */
  phone?: PictureData
  /** Fetched before others and not left until it is near: with the page, or once its section comes to life. */
  priority?: boolean | 'when-awake'
  /** Where the words beside it already say what it shows. */
  alt?: string
  className?: string
}

/** Those of the manifest. */
const widths = [400, 800, 1200, 1600]
/** On a phone more gains nothing that eyes could see, and what is upright, a card or a poster, never stands as wide as a screen. */
const narrowWidths = widths.slice(0, 3)
const smallWidths = [200, 400, 800]
const set = (address: string | undefined, all: number[]) =>
  address && all.map((w) => `${address.replace('{w}', `${w}`)} ${w}w`).join()

/** A picture of the site in its own proportions, or filling the box that className gives it. */
export function Picture(props: PictureProps) {
  const { data, sizes, small, phone, priority, alt = data.alt, className = '' } = props
  const [broken, setBroken] = useState('')
  const failed = broken === data.src
  const offered = small ? smallWidths : data.height > data.width ? narrowWidths : widths
  const srcSet = failed ? undefined : set(data.any, offered)
  const shown = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    currentTarget.removeAttribute('data-loading')

  // Before hydration nobody listens: what has loaded since stays as it is.
  function meet(image: HTMLImageElement | null): void {
    if (!image) return
    if (priority) image.loading = 'eager'
    // What comes with the page never hides: it is what the reader waits for.
    if (!image.complete) image.toggleAttribute('data-loading', priority !== true)
    // Asked once more, what has failed fails again and is replaced; Chrome calls lazy pictures complete before they begin.
    else if (image.currentSrc && !image.naturalWidth && !failed) image.setAttribute('src', data.src)
  }

  return (
    <picture
      className={`block overflow-hidden ${className}`}
      style={{ background: `linear-gradient(${data.colors})` }}
    >
      {!failed && phone && (
        <source
          media="(width < 768px)"
          type={phone.avif && 'image/avif'}
          srcSet={set(phone.avif ?? phone.any, small ? smallWidths : narrowWidths)}
          sizes={sizes}
          width={phone.width}
          height={phone.height}
        />
      )}
      {!failed && data.avif && <source type="image/avif" srcSet={set(data.avif, offered)} sizes={sizes} />}
      <img
        ref={meet}
        src={failed ? '/images/default.webp' : data.src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        width={data.width}
        height={data.height}
        alt={failed ? '' : alt}
        loading={priority === true ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onLoad={shown}
        onError={() => setBroken(data.src)}
        style={{ objectPosition: data.focus }}
        className="block size-full object-cover transition-opacity duration-200 data-loading:opacity-0"
      />
    </picture>
  )
}
