import { Minus, Plus } from 'lucide'
import { useId } from 'react'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'

type StepperProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  /** What is said of the number, under the label. */
  hint?: string
  /** Something else announces what a press has changed. */
  quiet?: boolean
  className?: string
}

/** Chooses a small number with two buttons; at each bound the button that leads beyond it is disabled. */
export function Stepper({
  label,
  value,
  onChange,
  min = 1,
  max,
  hint,
  quiet = false,
  className = '',
}: StepperProps) {
  const id = useId()
  return (
    <fieldset
      data-counts
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={`flex min-w-0 flex-wrap items-center justify-between gap-x-4 ${className}`}
    >
      <legend className="sr-only">{label}</legend>
      <div className="min-w-0 grow basis-[5rem]">
        <p aria-hidden className="font-label">
          {label}
        </p>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-3">
            {hint}
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <IconButton
          look="outlined"
          label={`Decrease ${label}`}
          idle={value <= min}
          onClick={() => onChange(Math.max(min, value - 1))}
        >
          <Icon node={Minus} size={18} />
        </IconButton>
        <output
          aria-live={quiet ? 'off' : 'polite'}
          className="min-w-11 text-center text-lg font-strong tabular-nums"
        >
          {value}
        </output>
        <IconButton
          look="outlined"
          label={`Increase ${label}`}
          idle={value >= max}
          onClick={() => onChange(Math.min(max, value + 1))}
        >
          <Icon node={Plus} size={18} />
        </IconButton>
      </div>
    </fieldset>
  )
}
