import type { ReactNode } from 'react'
import { TextArea, TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'

type WishFormProps = {
  errors: FormErrors
  typed: Record<string, string>
  /** The fingerprint of what stands beside it. */
  shown: string
  /** The most that can go. */
  most: string
  label: string
  back: string
  /** Whose it is. */
  children: ReactNode
}

/** A sum and a reason, for money that leaves. */
export function WishForm({ errors, typed, shown, most, label, back, children }: WishFormProps) {
  return (
    <PostForm errors={errors} warns>
      {children}
      <input type="hidden" name="shown" value={shown} />
      <TextField
        label="Rupees"
        name="rupees"
        inputMode="numeric"
        autoComplete="off"
        hint={`At most ${most}`}
        defaultValue={typed.rupees}
        errors={errors}
      />
      <TextArea
        label="Why"
        name="why"
        hint="Whoever decides reads it, and the log keeps it. The traveller does not."
        defaultValue={typed.why}
        errors={errors}
      />
      <FormFoot act="ask" label={label} look="primary" back={back} />
    </PostForm>
  )
}
