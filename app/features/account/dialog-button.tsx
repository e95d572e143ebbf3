import { ChevronRight } from 'lucide'
import { type ReactNode, useState } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast.tsx'

type DialogButtonProps = {
  dialog: { load: () => Promise<unknown>; preload: () => void }
  label: string
  /** What it is about, for who hears the button among others like it. */
  about?: string
  size?: 's' | 'm'
  /** In place of a button's look. */
  look?: string
  children: (onClose: () => void) => ReactNode
}

/** Opens a dialog whose script comes when it is reached for. */
export function DialogButton({ dialog, label, about, size = 's', look, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false)
  const tellLost = () =>
    toast({
      title: 'Something went wrong. Please try again.',
      description: 'Part of this page could not be loaded.',
      tone: 'destructive',
    })
  return (
    <>
      <button
        type="button"
        className={look ?? buttonLook('ghost', size)}
        aria-label={about && `${label}: ${about}`}
        aria-haspopup="dialog"
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={() => dialog.load().then(() => setOpen(true), tellLost)}
      >
        {label}
        {look && <Icon node={ChevronRight} size={20} className="shrink-0 text-ink-3" />}
      </button>
      {open && children(() => setOpen(false))}
    </>
  )
}
