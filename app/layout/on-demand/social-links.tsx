const icons: Record<string, string> = {
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM17.2 6.8h.01',
  YouTube:
    'M4.5 6.2C7 5.7 17 5.7 19.5 6.2c1 .2 1.7.9 1.9 1.9.4 2.5.4 5.3 0 7.8-.2 1-.9 1.7-1.9 1.9-2.5.5-12.5.5-15 0-1-.2-1.7-.9-1.9-1.9-.4-2.5-.4-5.3 0-7.8.2-1 .9-1.7 1.9-1.9ZM10 9l5 3-5 3Z',
  Facebook: 'M14 8.5V7c0-1 .4-1.5 1.6-1.5H17V3h-2.4C12 3 11 4.3 11 6.6v1.9H9V11h2v10h3V11h2.5l.4-2.5Z',
}

export function SocialLinks({
  profiles,
  className = '',
}: {
  profiles: { name: string; url: string }[]
  className?: string
}) {
  return (
    <ul className={`flex gap-2 ${className}`}>
      {profiles.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            rel="noopener me"
            className="grid size-11 place-items-center rounded-pill ring-1 ring-current/30 ring-inset hover:bg-current/10"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              width="22"
              height="22"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.7"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={icons[name] ?? 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-9 9h18'} />
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
