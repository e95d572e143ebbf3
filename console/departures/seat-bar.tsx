import { useId } from 'react'
import type { Seats } from './departure-line.ts'

/** Units of the drawing: it is stretched to the width of its place. */
const width = 600

/** Who has the seats, in the order of the legend; the notch is the smallest group. */
export function SeatBar({ seats, large = false }: { seats: Seats; large?: boolean }) {
  const id = useId()
  const { total, online, desk, held, free, smallest } = seats
  const place = (count: number) => (total > 0 ? (width * Math.min(count, total)) / total : 0)
  const [height, top, stripe] = large ? [18, 4, 5] : [10, 3, 20]
  const whole = height + 2 * top
  const part = (from: number, count: number, className: string) =>
    count > 0 && <rect x={place(from)} y={top} width={place(count)} height={height} className={className} />
  return (
    <svg
      role="img"
      aria-label={`${online} online, ${desk} at the desk, ${held} held, ${free} free of ${total}`}
      className={`seat-bar ${large ? 'large' : ''}`}
      viewBox={`0 0 ${width} ${whole}`}
      preserveAspectRatio="none"
    >
      <pattern
        id={id}
        width={stripe}
        height={whole}
        patternUnits="userSpaceOnUse"
        patternTransform="skewX(-35)"
      >
        <rect width={stripe} height={whole} className="held-between" />
        <rect width={0.6 * stripe} height={whole} className="held" />
      </pattern>
      <rect y={top} width={width} height={height} className="free" />
      {part(0, online, 'online')}
      {part(online, desk, 'desk')}
      {held > 0 && (
        <rect x={place(online + desk)} y={top} width={place(held)} height={height} fill={`url(#${id})`} />
      )}
      {smallest !== null && smallest <= total && (
        <line x1={place(smallest)} x2={place(smallest)} y1={0} y2={whole} className="notch" />
      )}
    </svg>
  )
}

/** What the colours of the bar mean; with numbers where it is one departure's. */
export function SeatLegend({ seats, until }: { seats?: Seats; until?: string | null }) {
  const count = (value?: number) => value !== undefined && <b className="figure">{value}</b>
  return (
    <ul className="seat-legend small quiet-text">
      <li>
        <i className="online" /> Online {count(seats?.online)}
      </li>
      <li>
        <i className="desk" /> Desk {count(seats?.desk)}
      </li>
      <li>
        <i className="held" /> Held {count(seats?.held)} {until}
      </li>
      <li>
        <i className="free" /> Free {count(seats?.free)}
      </li>
      {seats?.smallest !== null && (
        <li>
          <i className="notch" /> Smallest group {count(seats?.smallest)}
        </li>
      )}
    </ul>
  )
}
