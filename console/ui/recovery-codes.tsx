import { Printer } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'

/** Shown once; on paper they stand with what they are for. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="stack">
      <ul className="codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="line screen-only">
        <button type="button" className="button" onClick={() => print()}>
          <Icon node={Printer} size={16} />
          Print
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}
        >
          Copy
        </button>
      </div>
    </div>
  )
}
