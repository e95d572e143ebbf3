import { useEffect, useEffectEvent } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { draftOf, dropDraft, keepDraft } from '#app/ui/forms/drafts.ts'

/** What the page had chosen when the draft was written. */
const chosenThen = '(chosen)'

/**
 * Keeps what is written in a dialog's form when the dialog closes, until it is sent: then call what this answers. Where
 * something else is `chosen` on the page meanwhile, the fields that it fills show that.
 */
export function useDraft<Form extends FieldValues>(
  name: string,
  form: UseFormReturn<Form>,
  chosen = '',
  fields: Partial<Form> = {},
): () => void {
  const { reset, subscribe } = form
  const restore = useEffectEvent(() => {
    const { [chosenThen]: then, ...typed } = draftOf(name) ?? {}
    if (then === undefined) return
    // What the form began with stays its beginning: to reset it empties it.
    reset({ ...typed, ...(then === chosen ? {} : fields) } as DefaultValues<Form> as Form, {
      keepDefaultValues: true,
    })
  })
  useEffect(() => restore(), [])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(name, { ...values, [chosenThen]: chosen }),
      }),
    [name, subscribe, chosen],
  )
  return () => dropDraft(name)
}
