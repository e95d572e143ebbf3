type AvatarProps = { phone: string; className?: string }

/** The traveller as a person in a ring, with the last two digits of the phone: the dots before them stand for the others, so that they read as no count. */
export function Avatar({ phone, className = 'size-10' }: AvatarProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 40"
      fill="none"
      stroke="var(--color-indigo)"
      strokeWidth="2"
      strokeLinecap="round"
      className={`shrink-0 ${className}`}
    >
      <circle
        cx="20"
        cy="20"
        r="18.5"
        fill="var(--color-marigold-tint)"
        stroke="var(--color-marigold)"
        strokeWidth="2.5"
      />
      <circle cx="20" cy="8.8" r="3.6" />
      <path d="M10.5 21c.6-4.6 4-7 9.5-7s8.9 2.4 9.5 7" />
      <path d="M10.5 28h0M14.5 28h0" strokeWidth="2.6" />
      <text
        x="24.5"
        y="32.5"
        textAnchor="middle"
        fontSize="13"
        stroke="none"
        fill="var(--color-ink)"
        className="font-price tabular-nums"
      >
        {phone.slice(-2)}
      </text>
    </svg>
  )
}
