import { MessageCircle, Phone, X } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'

type ContactButtonProps = { whatsapp: string; phone: string }

const linkLook =
  'flex min-h-12 items-center gap-3 rounded-s px-3 py-2 whitespace-nowrap font-label hover:bg-paper-2'

/** Chat and call in one corner of the screen. It opens and closes by itself where there is no script. */
export function ContactButton({ whatsapp, phone }: ContactButtonProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const isOverForm = useKeepingOffForms(box)
  const isReading = useReadingOn(box)

  useEffect(() => {
    const close = (takesFocus: boolean) => {
      if (!box.current?.open) return
      if (takesFocus) box.current.querySelector('summary')?.focus()
      box.current.open = false
    }
    const onKey = ({ key }: KeyboardEvent) =>
      key === 'Escape' && close(box.current?.contains(document.activeElement) ?? false)
    const onPress = ({ target }: Event) => !box.current?.contains(target as Node) && close(false)
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    addEventListener('focusin', onPress)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
      removeEventListener('focusin', onPress)
    }
  }, [])

  return (
    <aside
      aria-label="Contact us"
      data-contact-button
      className={`fixed right-4 bottom-[calc(16px+env(safe-area-inset-bottom))] z-30 m:right-3 m:bottom-8 print:hidden ${isOverForm ? 'not-noscript:hidden' : ''} ${isReading ? 'max-m:not-noscript:hidden' : ''}`}
    >
      <details ref={box} className="group">
        <summary
          aria-label="Chat or call"
          className="grid size-14 cursor-pointer list-none place-items-center rounded-pill bg-leaf text-white shadow-3 [&::-webkit-details-marker]:hidden"
        >
          <Icon node={MessageCircle} size={26} className="group-open:hidden" />
          <Icon node={X} size={26} className="hidden group-open:block" />
        </summary>
        <ul className="absolute right-0 bottom-full mb-3 rounded-m bg-surface p-2 shadow-3 ring-1 ring-line">
          <li>
            <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noopener" className={linkLook}>
              <Icon node={MessageCircle} size={20} className="text-leaf" />
              Chat on WhatsApp
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
          <li>
            <a href={`tel:+${phone}`} className={linkLook}>
              <Icon node={Phone} size={20} className="text-peacock" />
              Call {displayPhone(phone)}
            </a>
          </li>
        </ul>
      </details>
    </aside>
  )
}

/** As far as a thumb trembles, in pixels. */
const still = 8

/**
 * Whether a reader is at the top of the page or goes down it. A phone has no margin for the button: it would cover the ends
 * of lines, and the header's own sign for a chat is on the screen. It comes with the first step back up, and at the end.
 */
function useReadingOn(box: RefObject<HTMLDetailsElement | null>): boolean {
  const [isReading, setReading] = useState(true)
  useEffect(() => {
    let last = scrollY
    const look = () => {
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - innerHeight / 2
      if (Math.abs(scrollY - last) < still && !isAtEnd) return
      const isUsed = box.current?.open || box.current?.contains(document.activeElement)
      setReading(!isAtEnd && !isUsed && (scrollY > last || scrollY < innerHeight / 2))
      last = scrollY
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [box])
  return isReading
}

/** The corner in which the button stands, as an observer takes it: the last of the screen's height and width. */
const corner = '-82% 0px 0px -70%'

/** Whether a form of this page lies under the button, or may do so: then it is away, for it would cover the ends of fields. */
function useKeepingOffForms(box: RefObject<HTMLDetailsElement | null>): boolean {
  const [isAway, setAway] = useState(true)
  useEffect(() => {
    const under = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) under.add(target)
          else under.delete(target)
        // Whoever is just using it keeps it.
        const isUsed = box.current?.open || box.current?.contains(document.activeElement)
        setAway(under.size > 0 && !isUsed)
      },
      { rootMargin: corner },
    )
    for (const form of document.forms) observer.observe(form)
    if (document.forms.length === 0) setAway(false)
    return () => observer.disconnect()
  }, [box])
  return isAway
}
