const star = 'l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z'
const five = [12, 36, 60, 84, 108].map((x) => `M${x} 2${star}`).join('')

/** A rating out of five, in halves and tenths too. */
export function Stars({ rating, size = 20 }: { rating: number; size?: number }) {
  return (
    <svg
      role="img"
      aria-label={`Rated ${rating} out of 5`}
      width={size * 5}
      height={size}
      viewBox="0 0 120 24"
      className="shrink-0"
    >
      <path d={five} className="fill-edge/55" />
      <path d={five} className="fill-marigold" style={{ clipPath: `inset(0 ${100 - rating * 20}% 0 0)` }} />
    </svg>
  )
}
