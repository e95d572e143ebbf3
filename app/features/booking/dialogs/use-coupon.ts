import { useEffect, useRef, useState } from 'react'
import { useEachTime } from '#app/ui/use-each-time.ts'
import {
  type CouponBook,
  checkCoupon,
  couponCheckFailed,
  couponDelay,
  normaliseCouponCode,
} from '#domain/money/coupon.ts'

type State =
  | { at: 'none' }
  | { at: 'validating' }
  | { at: 'applied'; code: string; description: string; coupons: CouponBook }
  | { at: 'error'; message: string }

/** What the server said of codes in this tab. */
const known = new Map<string, CouponBook>()

/** The coupon box. A code that was applied before is taken again at once, where it still holds. */
export function useCoupon(subtotalPaise: number, before: string) {
  const [typed, setTyped] = useState(before)
  const [state, setState] = useState<State>(() => {
    if (before === '') return { at: 'none' }
    const book = known.get(before)
    return book ? judged(book, before, subtotalPaise) : { at: 'validating' }
  })
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  useEachTime(before, (code) => {
    if (code !== '' && !known.has(code))
      void readBook(code).then((book) => here.current && setState(stateOf(book, code)))
  })

  function stateOf(book: CouponBook | null, code: string): State {
    return book ? judged(book, code, subtotalPaise) : { at: 'error', message: couponCheckFailed }
  }

  return {
    typed,
    state,
    code: state.at === 'applied' ? state.code : '',
    coupons: state.at === 'applied' ? state.coupons : undefined,
    type(text: string) {
      setTyped(text.toUpperCase())
      setState({ at: 'none' })
    },
    /** What is typed, or a code that is offered. */
    async apply(offered?: string) {
      const code = normaliseCouponCode(offered ?? typed)
      if (code === '' || state.at === 'validating' || state.at === 'applied') return
      setTyped(code)
      setState({ at: 'validating' })
      const [book] = await Promise.all([
        readBook(code),
        new Promise((resolve) => setTimeout(resolve, couponDelay)),
      ])
      if (here.current) setState(stateOf(book, code))
    },
    remove() {
      setTyped('')
      setState({ at: 'none' })
    },
  }
}

export type CouponBoxState = ReturnType<typeof useCoupon>

/** Null where it can't be read. */
async function readBook(code: string): Promise<CouponBook | null> {
  try {
    const { findCoupon } = await import('./judge-coupon.ts')
    const book = await findCoupon(code)
    known.set(code, book)
    return book
  } catch {
    return null
  }
}

function judged(coupons: CouponBook, typed: string, subtotalPaise: number): State {
  const check = checkCoupon(coupons, typed, subtotalPaise)
  if (!check.ok) return { at: 'error', message: check.message }
  const { code, description } = check.coupon
  return { at: 'applied', code, description, coupons }
}
