import type { FormEvent, ReactNode } from 'react'
import type { FieldAct } from '#domain/field/field-notes.ts'

type NoteFormProps = {
  act: FieldAct
  /** Of the form as it is sent without script: the same one twice is one note. */
  noteKey: string
  at: string
  fields?: Record<string, string>
  add: (act: FieldAct, fields: Record<string, string>) => Promise<void>
  className?: string
  children: ReactNode
}

/** A form that the browser sends by itself; with script it becomes a note of the phone, which needs no network. */
export function NoteForm({ act, noteKey, at, fields = {}, add, className, children }: NoteFormProps) {
  function note(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const typed = Object.fromEntries(
      [...new FormData(form)]
        .filter(([name]) => name !== 'key' && name !== 'at')
        .map(([name, value]) => [name, String(value)]),
    )
    void add(act, typed).then(
      () => form.reset(),
      // The phone has no room, or forbids it: the browser's own way is left.
      () => form.submit(),
    )
  }
  return (
    <form method="post" className={className} onSubmit={note} noValidate={false}>
      <input type="hidden" name="key" value={noteKey} />
      <input type="hidden" name="at" value={at} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
