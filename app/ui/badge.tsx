import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-paper-2 text-ink-2',
  leaf: 'bg-leaf-tint text-leaf',
  madder: 'bg-madder-tint text-madder-deep',
  marigold: 'bg-marigold-tint text-marigold-deep',
  peacock: 'bg-peacock-tint text-peacock',
  alert: 'bg-alert-tint text-alert',
}

type BadgeProps = { tone?: keyof typeof tones; className?: string; children: ReactNode }

/** A short status in words; the colour only repeats what they say. */
export function Badge({ tone = 'neutral', className = '', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-pill px-3 py-1 text-sm font-label ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  )
}
