import { X } from 'lucide'
import { type ReactNode, useEffect, useId } from 'react'
import { createStore } from './create-store.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export type Toast = {
  title: string
  description?: ReactNode
  tone?: 'info' | 'success' | 'destructive'
  /** What can be done about it, beside the words. */
  action?: { label: string; onPress: () => void }
  /** Milliseconds on screen. */
  duration?: number
}

const defaultDuration = 6000

type Message = Toast & { id: number }

const store = createStore<{
  message: Message | null
  /** On the page, the topmost last: the page behind an open modal is inert, so a modal brings its own. */
  toasters: readonly string[]
}>({ message: null, toasters: [] })
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined

function show(message: Message | null): void {
  store.set({ ...store.get(), message })
  release()
}

function hold(): void {
  clearTimeout(timer)
}

function release(): void {
  clearTimeout(timer)
  const { message } = store.get()
  if (message) timer = setTimeout(dismiss, message.duration ?? defaultDuration)
}

function dismiss(): void {
  show(null)
}

/** Shows a message; a new one takes the place of the one before. */
export function toast(message: Toast): void {
  show({ ...message, id: ++count })
}

/**
 * Where toasts appear: at the bottom, or with `clearOfSheet` at the top of a phone, whose lower edge then holds a dialog.
 * It is in the page from the start, so that screen readers announce what comes into it.
 */
export function Toaster({ clearOfSheet = false }: { clearOfSheet?: boolean }) {
  const id = useId()
  useEffect(() => {
    const last = store.get()
    store.set({ ...last, toasters: [...last.toasters, id] })
    return () => {
      const last = store.get()
      store.set({ ...last, toasters: last.toasters.filter((other) => other !== id) })
    }
  }, [id])
  const message = store.useStore(({ message, toasters }) => (toasters.at(-1) === id ? message : null))
  return (
    <div
      role="status"
      aria-live="polite"
      data-toaster
      className={`pointer-events-none fixed inset-x-4 z-50 grid justify-items-center m:bottom-[calc(32px+var(--bottom-bar,0px)+var(--contact-button,0px))] ${clearOfSheet ? 'max-m:top-4' : 'max-m:bottom-[calc(16px+var(--bottom-bar,0px)+var(--contact-button,0px))]'}`}
    >
      {message && <ToastCard key={message.id} message={message} />}
    </div>
  )
}

function ToastCard({ message }: { message: Toast }) {
  const tone =
    message.tone === 'destructive' ? 'bg-alert' : message.tone === 'success' ? 'bg-leaf' : 'bg-indigo'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it on screen.
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className={`on-dark pointer-events-auto flex max-w-[min(28rem,100%)] items-start gap-1 rounded-m py-2.5 pr-1.5 pl-5 text-white shadow-3 ${tone}`}
    >
      <div className="min-w-0 py-2 pr-2">
        <p className="font-strong">{message.title}</p>
        {message.description && <p className="mt-0.5 text-sm">{message.description}</p>}
      </div>
      {message.action && <ToastAction {...message.action} />}
      <IconButton label="Dismiss" look="on-dark" onClick={dismiss}>
        <Icon node={X} size={18} />
      </IconButton>
    </div>
  )
}

function ToastAction({ label, onPress }: NonNullable<Toast['action']>) {
  return (
    <button
      type="button"
      onClick={() => {
        dismiss()
        onPress()
      }}
      className="min-h-11 shrink-0 cursor-pointer rounded-pill px-3 font-strong text-marigold hover:bg-white/15"
    >
      {label}
    </button>
  )
}
