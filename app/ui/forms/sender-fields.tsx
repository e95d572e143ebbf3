import { Field, TextInput } from './field.tsx'

type SenderFieldProps = { errors: Record<string, string>; typed: Record<string, string> }

/** Who sends a form that stands on a page. */
export function NameField({ errors, typed }: SenderFieldProps) {
  return (
    <Field label="Name" required error={errors.name}>
      {(field) => <TextInput {...field} name="name" autoComplete="name" defaultValue={typed.name} />}
    </Field>
  )
}

export function EmailField({ errors, typed }: SenderFieldProps) {
  return (
    <Field label="Email" required error={errors.email}>
      {(field) => (
        <TextInput
          {...field}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={typed.email}
        />
      )}
    </Field>
  )
}
