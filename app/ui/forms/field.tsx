import { CircleAlert } from 'lucide'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import { formControlClasses } from './form-control-classes.ts'

/** Spread on the control that a field holds. */
export type Control = {
  id: string
  required?: true
  'aria-invalid'?: true
  'aria-describedby'?: string
}

type FieldProps = {
  label: string
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean
  hint?: ReactNode
  error?: string
  required?: boolean
  className?: string
  children: (control: Control) => ReactNode
}

/** A label, a control, a hint and an error that belong together. A form that shows its own errors is `noValidate`. */
export function Field({ label, hideLabel, hint, error, required, className = '', children }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-[0.9375rem] font-label'}>
        {label}
        {required && (
          <span aria-hidden className="text-ink-3">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        required: required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {/* The live region stands before the error does; otherwise the error would not be announced. */}
      <div aria-live="polite" aria-atomic>
        {error && (
          <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-label text-alert">
            <Icon node={CircleAlert} size={16} className="mt-[0.15em] shrink-0" />
            <span className="min-w-0">{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}

export function TextInput({ className = '', ...rest }: ComponentPropsWithRef<'input'>) {
  return <input className={`${formControlClasses} read-only:bg-paper-2 ${className}`} {...rest} />
}

export function TextArea({ className = '', rows = 4, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={`${formControlClasses} py-3 read-only:bg-paper-2 ${className}`}
      {...rest}
    />
  )
}
