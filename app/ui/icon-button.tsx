import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

const looks = {
  quiet: 'hover:bg-paper-2 aria-disabled:hover:bg-transparent',
  outlined:
    'bg-surface ring-[1.5px] ring-inset ring-edge hover:bg-paper-2 aria-disabled:bg-transparent aria-disabled:ring-line aria-disabled:text-edge',
  'on-dark': 'hover:bg-white/15',
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What it does, said by screen readers. */
  label: string
  look?: keyof typeof looks
  /** Says "disabled" and does nothing, yet keeps the focus of somebody who pressed it until it had no more to do. */
  idle?: boolean
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A round button that holds only an icon. */
export function IconButton({
  label,
  look = 'quiet',
  idle = false,
  onClick,
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onClick}
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill transition-colors aria-disabled:cursor-not-allowed ${looks[look]} ${className}`}
      {...rest}
    />
  )
}
