import { useEffect, useRef, useState } from 'react'
import { toast } from '#app/ui/toast.tsx'
import type { Wish } from '../kept-wishes.ts'
import { dropKey, keepWish, noteHeld, noteOpened } from './change-kept.ts'
import {
  closePaymentWindow,
  forgetPaymentWindow,
  openPaymentWindow,
  payableAddress,
  sendPaymentWindow,
} from './payment-window.ts'
import { type Refusal, type Requested, requestPayment } from './request-payment.ts'

/** `leaving`: the browser allowed no window, so PhonePe opens in this one. */
export type Stage = 'ready' | 'opening' | 'waiting' | 'leaving'

export type Problem =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'amount'; shown: number; amount: number; error: string }
  | { kind: 'seats'; error: string }
  | { kind: 'no answer' }

export const noConnection = 'Failed to connect to payment service'
export const notStarted = 'Payment initiation failed'

const aboutSeats = ['sold_out', 'not_enough_seats', 'departure_closed']

/** The way from a press on Pay to PhonePe's page. */
export function usePayment(start: { stage: Stage }) {
  const [stage, setStage] = useState(start.stage)
  const [problem, setProblem] = useState<Problem | null>(null)
  const busy = useRef(false)

  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  function failed(problem: Problem | null): void {
    closePaymentWindow()
    // Whoever has closed the dialog meanwhile still hears of it.
    if (problem && !here.current) toast({ title: wordsOf(problem), tone: 'destructive' })
    setStage('ready')
    setProblem(problem)
  }

  async function request(wish: Wish, hasWindow: boolean): Promise<void> {
    const kept = keepWish(wish)
    const requested = await requestPayment(kept)
    if (requested.ok) {
      const { payment } = requested
      const address = payableAddress(payment.paymentUrl)
      if (!address) throw new Error('this is no address')
      noteOpened(wish.booking.tripId, kept.idempotencyKey, payment)
      const stays = hasWindow || wish.amount === 0
      setStage(stays ? 'waiting' : 'leaving')
      if (stays) sendPaymentWindow(address)
      else location.assign(address)
    } else if (requested.reason === 'no address') {
      failed(null)
      toast({ title: 'Failed to initiate payment', tone: 'destructive' })
    } else {
      if (requested.reason === 'refused') noteRefusal(kept, requested.refusal)
      failed(problemOf(requested, wish))
    }
  }

  return {
    stage,
    problem,
    /** The window opens in the very click that calls this. */
    async pay(wish: Wish): Promise<void> {
      if (busy.current) return
      busy.current = true
      setProblem(null)
      setStage('opening')
      try {
        forgetPaymentWindow()
        await request(wish, wish.amount > 0 && openPaymentWindow())
      } catch {
        failed(null)
        toast({ title: 'Payment initiation failed. Please try again.', tone: 'destructive' })
      } finally {
        busy.current = false
      }
    },
    /** Ready for the next press. */
    reset() {
      setStage('ready')
      setProblem(null)
    },
  }
}

function noteRefusal({ wish, idempotencyKey }: ReturnType<typeof keepWish>, refusal: Refusal): void {
  const { tripId } = wish.booking
  if (refusal.held) noteHeld(tripId, idempotencyKey, refusal.held)
  if (refusal.field === 'idempotencyKey' || refusal.field === 'booking.replaces')
    dropKey(tripId, idempotencyKey)
}

function wordsOf(problem: Problem): string {
  if (problem.kind === 'no answer') return noConnection
  return (problem.kind === 'refused' ? problem.refusal.error : problem.error) || notStarted
}

function problemOf(requested: Exclude<Requested, { ok: true }>, wish: Wish): Problem {
  if (requested.reason !== 'refused') return { kind: 'no answer' }
  const { code = '', error = '', amount } = requested.refusal
  if (code === 'amount_mismatch' && amount !== undefined)
    return { kind: 'amount', shown: wish.amount, amount, error }
  return aboutSeats.includes(code)
    ? { kind: 'seats', error }
    : { kind: 'refused', refusal: requested.refusal }
}
