type ContentsListProps = {
  sections: { id: string; title: string }[]
  /** The id of the section that is being read. */
  inSight?: string
  className?: string
}

export function ContentsList({ sections, inSight, className = '' }: ContentsListProps) {
  return (
    <ol className={className}>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === inSight ? 'location' : undefined}
            className="flex items-baseline gap-3 rounded-s px-3 py-2.5 text-[0.9375rem] leading-snug text-ink-2 transition-colors hover:bg-paper-2 hover:text-ink aria-[current]:bg-paper-2 aria-[current]:font-label aria-[current]:text-ink l:py-1.5"
          >
            <span aria-hidden className="min-w-5 shrink-0 text-sm text-ink-3 tabular-nums">
              {index + 1}
            </span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
