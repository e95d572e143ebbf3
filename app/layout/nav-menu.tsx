import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { NavLink as RouterNavLink } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { NavLink } from './navigation.ts'

const linkLook = 'rounded-s px-1 py-2 font-label hover:text-madder aria-[current]:text-madder'

/** The desktop navigation. */
export function NavMenu({ links, label = 'Main' }: { links: NavLink[]; label?: string }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className="max-m:hidden">
      <ul className="flex flex-wrap items-center gap-x-4 l:gap-x-6">
        {links.map((link) => (
          <li key={link.path} className="relative">
            {link.subItems ? (
              <Dropdown link={link} subItems={link.subItems} />
            ) : (
              <RouterNavLink to={link.path} className={linkLook}>
                {link.name}
              </RouterNavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A link with more behind it: opens on hover, on the arrow's click or tap, and with the arrow keys. */
function Dropdown({ link, subItems }: { link: NavLink; subItems: NonNullable<NavLink['subItems']> }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  function onKeyDown(event: KeyboardEvent) {
    const items = [...(box.current?.querySelectorAll<HTMLElement>(':scope ul a') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const next = event.key === 'ArrowDown' ? at + 1 : at - 1
      // The list is drawn by then: a closed one can't take focus.
      requestAnimationFrame(() => items.at(next % items.length)?.focus())
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is a shortcut for the button inside.
    <div
      ref={box}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={onKeyDown}
      className="group flex items-center"
    >
      <RouterNavLink to={link.path} className={linkLook} onClick={() => setOpen(false)}>
        {link.name}
      </RouterNavLink>
      <button
        ref={button}
        type="button"
        aria-label={`More of ${link.name}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="grid size-7 cursor-pointer place-items-center rounded-pill hover:bg-paper-2"
      >
        <Icon node={ChevronDown} size={16} className={`transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={id}
        className={`absolute top-full left-0 z-10 w-60 rounded-m bg-surface p-2 shadow-3 [@media(scripting:none)]:group-focus-within:block [@media(scripting:none)]:group-hover:block ${open ? '' : 'hidden'}`}
      >
        {subItems.map((item) => (
          <li key={item.path}>
            <RouterNavLink
              to={item.path}
              end
              onClick={() => setOpen(false)}
              className="block rounded-s px-3 py-2.5 hover:bg-paper-2 aria-[current]:text-madder"
            >
              {item.name}
            </RouterNavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
