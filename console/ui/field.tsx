import { TriangleAlert } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { type FormErrors, fieldId } from './post-form.tsx'

type Around = { label: string; name: string; hint?: ReactNode; errors?: FormErrors; className?: string }

const saidOf = ({ name, hint, errors }: Around) => {
  const id = fieldId(name)
  const described = [errors?.[name] && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-invalid': errors?.[name] ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
}

function Labelled({ label, name, hint, errors, className = '', children }: Around & { children: ReactNode }) {
  const id = fieldId(name)
  const error = errors?.[name]
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p id={`${id}-error`} className="wrong">
          <Icon node={TriangleAlert} size={16} />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  )
}

type Split<Props extends Around> = { around: Around; rest: Omit<Props, keyof Around> }

function split<Props extends Around>({ label, name, hint, errors, className, ...rest }: Props): Split<Props> {
  return { around: { label, name, hint, errors, className }, rest }
}

export function TextField(props: Around & Omit<ComponentProps<'input'>, keyof Around>) {
  const { around, rest } = split(props)
  return (
    <Labelled {...around}>
      <input type="text" className="input" {...saidOf(around)} {...rest} />
    </Labelled>
  )
}

/** Six digits, of an SMS or of the app. */
export function CodeField(props: Around) {
  return (
    <Labelled {...props}>
      <input
        type="text"
        className="input code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        {...saidOf(props)}
      />
    </Labelled>
  )
}

export function TextArea(props: Around & Omit<ComponentProps<'textarea'>, keyof Around>) {
  const { around, rest } = split(props)
  return (
    <Labelled {...around}>
      <textarea className="input" rows={3} {...saidOf(around)} {...rest} />
    </Labelled>
  )
}

export function SelectField(props: Around & Omit<ComponentProps<'select'>, keyof Around>) {
  const { around, rest } = split(props)
  return (
    <Labelled {...around}>
      <select className="input" {...saidOf(around)} {...rest} />
    </Labelled>
  )
}

type Choice = { value: string; title: string; line?: string }
type ChoicesProps = Omit<Around, 'hint'> & { choices: Choice[]; chosen?: string }

/** One of a few, all in sight. */
export function Choices({ label, name, choices, chosen, errors, className = '' }: ChoicesProps) {
  return (
    <fieldset className={`field ${className}`}>
      <legend>{label}</legend>
      <div className="grid gap-2">
        {choices.map(({ value, title, line }, i) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              id={i === 0 ? fieldId(name) : undefined}
              defaultChecked={value === chosen}
            />
            <span>
              <b>{title}</b>
            </span>
            {line && <small>{line}</small>}
          </label>
        ))}
      </div>
      {errors?.[name] && (
        <p className="wrong">
          <Icon node={TriangleAlert} size={16} />
          {errors[name]}
        </p>
      )}
    </fieldset>
  )
}
