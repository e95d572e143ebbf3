import { receiptWays, receiptWords } from '#domain/receipts/receipt.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import type { FormErrors } from '../ui/post-form.tsx'

type WayFieldsProps = { errors: FormErrors; typed: Record<string, string> }

/** By which way money moved, and what the bank calls it. */
export function WayFields({ errors, typed }: WayFieldsProps) {
  return (
    <>
      <SelectField label="Way" name="way" defaultValue={typed.way ?? 'upi'} errors={errors}>
        {receiptWays.map((way) => (
          <option key={way} value={way}>
            {receiptWords[way].shown}
          </option>
        ))}
      </SelectField>
      <TextField
        label="UTR or slip number"
        name="number"
        autoComplete="off"
        defaultValue={typed.number}
        errors={errors}
        hint="Cash has none."
      />
    </>
  )
}

type ReceiptFieldsProps = WayFieldsProps & {
  /** In India. */
  today: string
  /** What is owed, if it is known, as the sum to begin with. */
  owed?: string
}

/** Money that was taken: how much, by which way, when. */
export function ReceiptFields({ errors, typed, today, owed }: ReceiptFieldsProps) {
  return (
    <div className="fields">
      <TextField
        label="Rupees received"
        name="rupees"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.rupees ?? owed}
        errors={errors}
      />
      <WayFields errors={errors} typed={typed} />
      <TextField
        label="Received on"
        name="receivedOn"
        type="date"
        max={today}
        defaultValue={typed.receivedOn ?? today}
        errors={errors}
      />
    </div>
  )
}
