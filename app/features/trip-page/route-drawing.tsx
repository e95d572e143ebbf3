import type { CSSProperties, ReactNode } from 'react'

type RouteDrawingProps = {
  description: string
  /** Which upper corner is free for it. */
  sun?: 'left' | 'right'
  className: string
  style?: CSSProperties
  children: ReactNode
}

/** What map and altitude profile are drawn on, with the sun of every picture. */
export function RouteDrawing({ description, sun = 'right', className, style, children }: RouteDrawingProps) {
  return (
    <div
      role="img"
      aria-label={description}
      className={`relative isolate overflow-hidden rounded-l bg-linear-170 from-[#fbe6bf] to-surface to-62% ${className}`}
      style={style}
    >
      <span
        aria-hidden
        className={`absolute top-[6%] -z-1 aspect-square w-[clamp(48px,17%,88px)] rounded-[50%] bg-linear-to-b/srgb from-[#fff6dc] to-[#fbd695] ${sun === 'left' ? 'left-[7%]' : 'right-[7%]'}`}
      />
      {children}
    </div>
  )
}

const aligned = {
  start: '-translate-y-1/2',
  middle: '-translate-1/2 text-center',
  end: '-translate-x-full -translate-y-1/2 text-right',
}

type PlaceNameProps = {
  align?: keyof typeof aligned
  /** Whether travellers sleep there. */
  night?: boolean
  className: string
  style: CSSProperties
  children: ReactNode
}

/** Names are text over the drawing, and stay legible where the line runs below them. */
export function PlaceName({ align = 'start', night = false, className, style, children }: PlaceNameProps) {
  return (
    <span
      data-place-name
      className={`absolute px-0.5 leading-[1.12] whitespace-pre text-shadow-[0_0_2px_var(--color-surface),0_0_3px_var(--color-surface),0_0_4px_var(--color-surface)] ${night ? 'font-strong text-ink' : 'text-ink-2'} ${aligned[align]} ${className}`}
      style={style}
    >
      {children}
    </span>
  )
}
