/** A field that nobody sees or reaches by keyboard: what stands in it was written by a machine. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this field empty
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
