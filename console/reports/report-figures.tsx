import { formatPaise } from '#domain/money/money.ts'

/** Zero is quiet, and what is taken away has a real minus. */
export function Money({ paise }: { paise: number }) {
  return paise === 0 ? <span className="quiet-text">0</span> : formatPaise(paise).replace('-', '−')
}

export function Count({ value }: { value: number }) {
  return value === 0 ? <span className="quiet-text">0</span> : value.toLocaleString('en-IN')
}
