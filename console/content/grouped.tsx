import { Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Field, Fields } from '#domain/content/fields/field.ts'
import { fieldId } from '../ui/post-form.tsx'
import { useForm, useWrong } from './form-context.ts'

export type ControlProps<F extends Field = Field> = { field: F; at: string; value: unknown }
/** Draws the fields that stand inside of a control. */
export type Inside = { inside: (fields: Fields, value: unknown, at: string) => ReactNode }

/** Several controls under one name. */
export function Grouped({
  field: { label, help },
  at,
  plain = false,
  children,
}: {
  field: Pick<Field, 'label' | 'help'>
  at: string
  plain?: boolean
  children: ReactNode
}) {
  return (
    <fieldset className={plain ? 'content-group plain' : 'content-group'} id={fieldId(at)} tabIndex={-1}>
      <legend className={plain ? 'sr-only' : undefined}>{label}</legend>
      {help && <p className="hint">{help}</p>}
      <Wrong at={at} />
      <Beside at={at} />
      {children}
    </fieldset>
  )
}

/** What the reader of a control should know before changing it. */
export function Beside({ at }: { at: string }) {
  const said = useForm().beside[at]
  return said ? (
    <p id={`${fieldId(at)}-beside`} className="content-beside">
      <Icon node={Info} size={16} />
      <span className="min-w-0">{said}</span>
    </p>
  ) : null
}

/** The rules' own sentences about one control. */
export function Wrong({ at }: { at: string }) {
  const wrong = useWrong(at)
  return (
    <div id={`${fieldId(at)}-error`}>
      {wrong.map((said) => (
        <p key={said} className="wrong">
          <Icon node={TriangleAlert} size={16} />
          <span className="min-w-0">{said}</span>
        </p>
      ))}
    </div>
  )
}
