import { useEffect, useRef, useState } from 'react'
import { checkCoupon, couponCheckFailed, couponDelay, normaliseCouponCode } from '#domain/money/coupon.ts'

type State =
  | { at: 'none' }
  | { at: 'validating' }
  | { at: 'applied'; code: string; description: string }
  | { at: 'error'; message: string }

/** The coupon box. A code that was applied before is taken again at once, where it still holds. */
export function useCoupon(subtotalPaise: number, before: string) {
  const [typed, setTyped] = useState(before)
  const [state, setState] = useState<State>(() => {
    if (before === '') return { at: 'none' }
    const judged = checkCoupon(before, subtotalPaise)
    return judged.ok ? appliedOf(judged.coupon) : { at: 'error', message: judged.message }
  })
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  return {
    typed,
    state,
    code: state.at === 'applied' ? state.code : '',
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
      const [judge] = await Promise.allSettled([
        import('./judge-coupon.ts'),
        new Promise((resolve) => setTimeout(resolve, couponDelay)),
      ])
      if (!here.current) return
      if (judge.status === 'rejected') return setState({ at: 'error', message: couponCheckFailed })
      const judged = judge.value.judgeCoupon(code, subtotalPaise)
      setState(judged.ok ? appliedOf(judged.coupon) : { at: 'error', message: judged.message })
    },
    remove() {
      setTyped('')
      setState({ at: 'none' })
    },
  }
}

export type CouponBoxState = ReturnType<typeof useCoupon>

function appliedOf({ code, description }: { code: string; description: string }): State {
  return { at: 'applied', code, description }
}
