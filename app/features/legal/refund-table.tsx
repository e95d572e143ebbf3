import type { CancellationRow } from '#domain/money/cancellation.ts'

/** What comes back, by the days left. */
export function RefundTable({ rows }: { rows: CancellationRow[] }) {
  return (
    <table className="w-full rounded-m bg-surface text-left shadow-1">
      <caption className="sr-only">What you get back when you cancel</caption>
      <thead className="text-sm text-ink-3">
        <tr>
          <th scope="col" className="p-3 font-label m:px-5">
            Before departure
          </th>
          <th scope="col" className="p-3 font-label m:px-5">
            What you get back
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ period, description }) => (
          <tr key={period} className="border-t border-line align-baseline">
            <th scope="row" className="p-3 font-strong whitespace-nowrap tabular-nums m:px-5">
              {period}
            </th>
            <td className="p-3 m:px-5">{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
