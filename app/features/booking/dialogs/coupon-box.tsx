import { CircleAlert, CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatRupees } from '#domain/money/money.ts'
import type { OfferedCoupon } from '#server/bookings/list-coupons.ts'
import type { CouponBoxState } from './use-coupon.ts'

type CouponBoxProps = {
  coupon: CouponBoxState
  /** Codes that hold for this booking. */
  offered: OfferedCoupon[]
  /** What is wrong with the rest of the form: it is said here. */
  message: string | null
}

export function CouponBox({ coupon, offered, message }: CouponBoxProps) {
  const { typed, state, type, apply, remove } = coupon
  const box = useRef<HTMLDivElement>(null)
  const last = useRef(state.at)
  const isIdle = state.at === 'none' || state.at === 'error'

  // What had the focus was disabled meanwhile, or has taken itself away.
  useEffect(() => {
    const judged = last.current === 'validating' || last.current === 'applied'
    const at = document.activeElement
    if (
      judged &&
      state.at !== last.current &&
      (at === document.body || at?.closest('dialog') === at || box.current?.contains(at))
    )
      box.current?.querySelector<HTMLElement>('input:enabled, [data-remove]')?.focus()
    last.current = state.at
  }, [state.at])

  return (
    <div ref={box}>
      <Field
        label="Coupon code"
        error={state.at === 'error' ? state.message : undefined}
        hint={state.at === 'validating' ? 'Checking…' : undefined}
      >
        {(field) => (
          <div className="flex gap-2">
            <TextInput
              {...field}
              name="coupon"
              value={typed}
              disabled={!isIdle}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                void apply()
              }}
            />
            <Button
              tone="ghost"
              disabled={state.at === 'applied'}
              busy={state.at === 'validating' && 'Apply'}
              onClick={() => void apply()}
            >
              Apply
            </Button>
          </div>
        )}
      </Field>
      <div role="status">{state.at === 'applied' && <Applied {...state} onRemove={remove} />}</div>
      {isIdle && offered.length > 0 && <Offered coupons={offered} onApply={apply} />}
      <div role="alert">
        {message && (
          <p className="mt-1.5 flex gap-1.5 text-sm font-label text-alert">
            <Icon node={CircleAlert} size={16} className="mt-[0.15em] shrink-0" />
            {message}
          </p>
        )}
      </div>
    </div>
  )
}

type OfferedProps = { coupons: OfferedCoupon[]; onApply: (code: string) => void }

function Offered({ coupons, onApply }: OfferedProps) {
  return (
    <ul aria-label="Coupons for this booking" className="mt-3 grid gap-2">
      {coupons.map(({ code, description, saves }, i) => (
        <li key={code}>
          <button
            type="button"
            onClick={() => onApply(code)}
            className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 rounded-m border border-dashed border-edge px-4 py-2 text-left hover:bg-paper-2"
          >
            <span className="min-w-0">
              <b className="font-strong">{code}</b> {/* They come with the best one first. */}
              {i === 0 && coupons.length > 1 && <Badge tone="leaf">Saves most</Badge>}{' '}
              <span className="block text-sm text-ink-2">{description}</span>
            </span>{' '}
            <span className="shrink-0 font-strong text-leaf tabular-nums">−{formatRupees(saves)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type AppliedProps = { code: string; description: string; onRemove: () => void }

function Applied({ code, description, onRemove }: AppliedProps) {
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-sm font-label text-leaf">
      <Icon node={CircleCheck} size={16} className="shrink-0" />
      <span>
        {code}: {description}
      </span>
      <button
        type="button"
        aria-label={`Remove ${code}`}
        data-remove
        onClick={onRemove}
        className="ml-auto min-h-11 cursor-pointer rounded-s px-2 text-peacock underline underline-offset-4 hover:text-ink"
      >
        Remove
      </button>
    </p>
  )
}
