import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Note } from './note.tsx'

/** What is wrong, by the name of the field; '' for the form as a whole. */
export type FormErrors = Record<string, string>

type PostFormProps = {
  /** The address, where it is another than the page's own. */
  action?: string
  errors?: FormErrors
  /** Asks before what was typed is left behind. */
  warns?: boolean
  /** It holds files. */
  files?: boolean
  className?: string
  children: ReactNode
}

/** A form that writes. It needs no script; with one it can't be sent twice by a double press. */
export function PostForm({
  action,
  errors = {},
  warns = false,
  files = false,
  className = 'stack',
  children,
}: PostFormProps) {
  const { onSubmit, onChange } = useSending(warns)
  const faults = Object.entries(errors)
  return (
    <form
      method="post"
      action={action}
      encType={files ? 'multipart/form-data' : undefined}
      noValidate
      className={className}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {faults.length > 0 && (
        <Note tone="bad">
          {faults.map(([name, message]) => (
            <p key={name}>
              {name === '' ? (
                message
              ) : (
                <a href={`#${fieldId(name)}`} className="underline underline-offset-3">
                  {message}
                </a>
              )}
            </p>
          ))}
        </Note>
      )}
      {children}
    </form>
  )
}

export const fieldId = (name: string) => `field-${name}`

function useSending(warns: boolean) {
  const sent = useRef(false)
  const changed = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // Whoever comes back by Back finds a form that can be sent again.
    addEventListener('pageshow', () => (sent.current = false), { signal })
    const ask = (event: BeforeUnloadEvent) =>
      warns && changed.current && !sent.current && event.preventDefault()
    addEventListener('beforeunload', ask, { signal })
    return () => listening.abort()
  }, [warns])
  return {
    onSubmit(event: FormEvent) {
      if (sent.current) event.preventDefault()
      sent.current = true
    },
    onChange() {
      changed.current = true
    },
  }
}
