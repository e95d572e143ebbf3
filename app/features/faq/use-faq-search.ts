import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Milliseconds without a key after which the address takes what was typed. */
const pause = 300

function faqPath(typed: string): string {
  return typed.trim() === '' ? '/faq' : `/faq?${new URLSearchParams({ q: typed })}`
}

/** What is searched for: typed here, or asked for by the address, which follows. */
export function useFaqSearch(): [typed: string, setTyped: (typed: string) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const last = useRef(asked)

  // A link or a step back has changed the address meanwhile.
  useEffect(() => {
    if (asked === last.current) return
    last.current = asked
    setTyped(asked)
  }, [asked])

  useEffect(() => {
    if (typed === last.current) return
    const timer = setTimeout(() => {
      last.current = typed.trim() === '' ? '' : typed
      navigate(faqPath(typed), { replace: true, preventScrollReset: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, navigate])

  return [typed, setTyped]
}
