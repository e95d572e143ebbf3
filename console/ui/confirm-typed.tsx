import type { ReactNode } from 'react'
import { TextField } from './field.tsx'
import { FormFoot } from './form-foot.tsx'
import { type FormErrors, PostForm } from './post-form.tsx'

type ConfirmTypedProps = {
  /** What has to be typed: the id of what is ended. */
  id: string
  /** The value of the button `do`, and what it says: the act with its sum. */
  act: string
  label: string
  errors?: FormErrors
  /** Where one came from. */
  back: string
  /** The preview: names, rupees and messages. */
  children: ReactNode
}

/** The field of the typed id. */
export const typedId = 'typed-id'

/** The last page before something ends: what will happen, and the id typed by hand. */
export function ConfirmTyped({ id, act, label, errors, back, children }: ConfirmTypedProps) {
  return (
    <PostForm errors={errors}>
      {children}
      <TextField
        label={`Type ${id} to go on`}
        name={typedId}
        errors={errors}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      <FormFoot act={act} label={label} look="ink" back={back} />
    </PostForm>
  )
}
