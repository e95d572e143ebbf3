import { type SubmitEvent, useRef, useState } from 'react'
import { draftOf, dropDraft, keepDraft } from './drafts.ts'

export type FormErrors = Record<string, string>

/** What a page answers to a form that the browser itself has sent and that is refused: what is wrong, and what was typed. */
export type PageAnswer = { errors: FormErrors; message: string; typed: Record<string, string> }

export type SendAnswer =
  | { ok: true }
  | {
      ok: false
      /** A refusal names fields, or none where nobody could be reached. */
      errors: FormErrors
      /** It is kept on the device until there is a network, which the visitor has been told. */
      waits?: true
    }
/** Checks a form and sends it; `onSend` tells that what was written is right and on its way. */
export type SendForm = (form: HTMLFormElement, onSend: () => void) => Promise<SendAnswer>

type Options = {
  answer?: PageAnswer
  /** The name under which what is written is kept when the form leaves the page unsent. */
  draft?: string
  /** Loads the script that sends. Without it the browser sends the form to its own page, if it has one and there is a network. */
  load: () => Promise<SendForm>
  onSent?: () => void
  onWaits?: () => void
  /** Nothing is wrong with the fields. */
  onFailed?: () => void
  /** Something is. */
  onRefused?: () => void
}

/** The state of a form that works with and without scripts: its fields are the browser's own, its script comes when somebody writes. */
export function usePageForm({ answer, draft = '', load, onSent, onWaits, onFailed, onRefused }: Options) {
  const [errors, setErrors] = useState<FormErrors>(answer?.errors ?? {})
  const [typed] = useState<Record<string, string>>(() => answer?.typed ?? draftOf(draft) ?? {})
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const isEmptied = useRef(false)

  async function send(form: HTMLFormElement): Promise<void> {
    const script = await load().catch(() => null)
    if (!script) {
      if (navigator.onLine && form.method === 'post') return form.submit()
      setFailed(true)
      return onFailed?.()
    }
    const sent = await script(form, () => {
      setErrors({})
      setFailed(false)
      setBusy(true)
    })
    setBusy(false)
    if (sent.ok || sent.waits) {
      empty(form)
      isEmptied.current = true
      dropDraft(draft)
      if (sent.ok) onSent?.()
      else onWaits?.()
      return
    }
    setErrors(sent.errors)
    const isRefused = focusFirst(form, sent.errors)
    setFailed(!isRefused)
    if (isRefused) onRefused?.()
    else onFailed?.()
  }

  return {
    errors,
    /** What was written before: the server says it of a form that a page has sent. */
    typed,
    failed,
    busy,
    /** Fills in what is known, by the names of fields, where nothing is written yet. What was sent stays empty. */
    fill(known: Record<string, string>) {
      if (isEmptied.current) return
      for (const [name, text] of Object.entries(known)) {
        const field = element.current?.elements.namedItem(name)
        if (field instanceof HTMLInputElement && field.value === '') field.value = text
      }
    },
    form: {
      ref: element,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        if (underWay.current) return
        underWay.current = true
        void send(event.currentTarget).finally(() => {
          underWay.current = false
        })
      },
      onFocus: () => void load().catch(() => {}),
      onInput({ target }: { target: EventTarget }) {
        const { name, value } = target as HTMLInputElement
        setErrors(({ [name]: _, ...others }) => others)
        if (draft) keepDraft(draft, { ...draftOf(draft), [name]: value })
      },
    },
  }
}

/** Also of what it began with, which is what a refused page had kept. */
function empty(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.type !== 'hidden') field.defaultValue = ''
    }
  form.reset()
}

/** False when none of the fields is at fault. */
function focusFirst(form: HTMLFormElement, errors: FormErrors): boolean {
  const first = [...form.elements].find((field) => Object.hasOwn(errors, (field as HTMLInputElement).name))
  if (first instanceof HTMLElement) first.focus()
  return first !== undefined
}
