import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react'

type Tone = 'primary' | 'ghost' | 'gold' | 'quiet' | 'ink'
type Size = 'm' | 's'

const base =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2.5 rounded-pill py-2 text-center leading-tight font-strong transition-colors cursor-pointer disabled:cursor-not-allowed disabled:bg-paper-2 disabled:text-ink-3 disabled:ring-0 aria-disabled:cursor-progress'
const tones: Record<Tone, string> = {
  primary: 'bg-madder text-surface not-disabled:hover:bg-madder-deep',
  ghost: 'text-ink ring-[1.5px] ring-inset ring-edge not-disabled:hover:bg-paper-2',
  gold: 'bg-marigold text-ink not-disabled:hover:bg-[oklch(0.83_0.14_78)]',
  quiet: 'text-ink not-disabled:hover:bg-paper-2',
  // Ends something for good.
  ink: 'bg-ink text-cream not-disabled:hover:bg-indigo',
}
const sizes: Record<Size, string> = { m: 'min-h-12 px-6.5 text-[1rem]', s: 'min-h-11 px-5 text-[0.9375rem]' }

/** The look of a button, for links that act like one. */
export function buttonLook(tone: Tone = 'primary', size: Size = 'm', more = ''): string {
  return `${base} ${tones[tone]} ${sizes[size]} ${more}`
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  tone?: Tone
  size?: Size
  /** Shows a spinner beside this text; the button does nothing meanwhile, yet keeps the focus. */
  busy?: string | false
}

export function Button({
  tone,
  size,
  busy = false,
  className,
  children,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      aria-disabled={busy !== false || undefined}
      aria-busy={busy !== false || undefined}
      onClick={busy === false ? onClick : (event) => event.preventDefault()}
      className={buttonLook(tone, size, className)}
      {...rest}
    >
      {busy === false ? (
        children
      ) : (
        <>
          <Spinner />
          {busy}
        </>
      )}
    </button>
  )
}

/** A link to another site that looks like a button. */
export function ButtonAnchor({
  tone,
  size,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { tone?: Tone; size?: Size; children: ReactNode }) {
  return (
    <a className={buttonLook(tone, size, className)} {...rest}>
      {children}
    </a>
  )
}

function Spinner() {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-pill border-2 border-current border-r-transparent"
    />
  )
}
