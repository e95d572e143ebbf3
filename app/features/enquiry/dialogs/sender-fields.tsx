import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, TextInput } from '#app/ui/forms/field.tsx'

type Name = 'name' | 'email' | 'phone'
type SenderFieldsProps = {
  register: (name: Name) => UseFormRegisterReturn
  errors: Partial<Record<Name, { message?: string }>>
}

/** Who asks: the first fields of every enquiry. */
export function SenderFields({ register, errors }: SenderFieldsProps) {
  return (
    <>
      <Field label="Name" required error={errors.name?.message}>
        {(field) => <TextInput {...field} {...register('name')} autoComplete="name" />}
      </Field>
      <div className="grid gap-4 m:grid-cols-2">
        <Field label="Email" required error={errors.email?.message}>
          {(field) => (
            <TextInput
              {...field}
              {...register('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
            />
          )}
        </Field>
        <Field label="Phone" required error={errors.phone?.message}>
          {(field) => <TextInput {...field} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
    </>
  )
}
