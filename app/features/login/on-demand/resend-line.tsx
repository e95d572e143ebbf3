import { useCountdown } from './use-countdown.ts'

type ResendLineProps = { busy: boolean; again: boolean; nextAt: number; onResend: () => void }

/** The way to another code, once the server would send one. The seconds are seen, and only their end is announced. */
export function ResendLine({ busy, again, nextAt, onResend }: ResendLineProps) {
  const left = useCountdown(nextAt)
  return (
    // As high with the button as without it, so that nothing moves under a thumb.
    <div className="-my-3 grid min-h-11 content-center text-sm text-ink-2">
      <p role="status" className={left > 0 && !busy ? 'empty:hidden' : 'sr-only'}>
        {busy
          ? 'An OTP is being sent.'
          : left === 0
            ? 'A new OTP can be sent now.'
            : again && 'A new OTP is on its way. The one before no longer works.'}
      </p>
      {busy ? (
        <p aria-hidden>Sending an OTP...</p>
      ) : left > 0 ? (
        <p>
          No SMS yet? A new one can be sent in{' '}
          <span className="tabular-nums">
            {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
          </span>
          .
        </p>
      ) : (
        <p>
          No SMS yet?{' '}
          <button
            type="button"
            onClick={onResend}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-xs font-label text-peacock underline decoration-[1.5px] underline-offset-4 hover:text-ink"
          >
            Send a new OTP
          </button>
        </p>
      )}
    </div>
  )
}
