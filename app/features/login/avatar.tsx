type AvatarProps = { phone: string; className?: string }

/** The traveller as a person in a ring, who wears the last two digits of the phone as players wear theirs: no count of anything. */
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
      <circle cx="20" cy="9.5" r="4" />
      <path d="M6 28C7 20 12 16.5 20 16.5s13 3.5 14 11.5" />
      <text
        x="20"
        y="31"
        textAnchor="middle"
        fontSize="14"
        stroke="none"
        fill="var(--color-ink)"
        className="font-price tabular-nums"
      >
        {phone.slice(-2)}
      </text>
    </svg>
  )
}
