/** A stand-in with the size and radius of what is on its way. The region that loads says so with `aria-busy`. */
export function Skeleton({ className = 'h-5 rounded-s' }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse bg-line/70 motion-reduce:animate-none ${className}`} />
}
