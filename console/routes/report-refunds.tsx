import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { sayRefundReason } from '#domain/bookings/refund-words.ts'
import { showMonth } from '#domain/reports/periods.ts'
import { backPaise, sumReasons } from '#domain/reports/refund-reasons.ts'
import { refundsBy } from '#domain/reports/report-filter.ts'
import type { NotInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { Count, Money } from '../reports/report-figures.tsx'
import { ReportFrame } from '../reports/report-frame.tsx'
import { readReport, reportAddress, showReport } from '../reports/show-report.ts'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { changeViews } from '../views/change-views.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const at = deskOfStaff(context)
  const { all, rows, view } = await showReport(at, request, {
    name: 'refunds',
    bys: refundsBy,
    read: at.services.reports.refunds,
  })
  const sums = sumReasons(all)
  return {
    view,
    sums: { ...sums, backPaise: backPaise(sums) },
    rows: rows.map((row) => ({
      ...row,
      name: view.by === 'month' ? showMonth(row.key) : begin(sayRefundReason(row.key)),
      backPaise: backPaise(row),
    })),
  }
}

const begin = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export function action({ context, request }: ActionFunctionArgs) {
  const at = deskOfStaff(context)
  const { query } = readReport(at, request, refundsBy)
  const address = reportAddress('refunds')
  return changeViews(at, sentForm(context), { list: 'report refunds', address, query })
}

type View = ReturnType<typeof useLoaderData<typeof loader>>
type Line = View['rows'][number]

function columnsOf({ view, sums }: View): Column<Line>[] {
  const money = (name: 'onlinePaise' | 'walletPaise' | 'backPaise', title: string): Column<Line> => ({
    name,
    title,
    number: true,
    wideOnly: name !== 'backPaise',
    show: (row) => <Money paise={row[name]} />,
    sum: <Money paise={sums[name]} />,
  })
  const count = (name: 'refunds' | 'bookings', title: string): Column<Line> => ({
    name,
    title,
    number: true,
    wideOnly: true,
    show: (row) => <Count value={row[name]} />,
    sum: <Count value={sums[name]} />,
  })
  return [
    {
      name: 'name',
      title: view.by === 'month' ? 'Month' : 'Reason',
      show: ({ name }) => <b className="font-medium">{name}</b>,
      sum: 'Sum',
    },
    count('refunds', 'Refunds'),
    count('bookings', 'Bookings'),
    money('onlinePaise', 'The way it was paid'),
    money('walletPaise', 'To wallets'),
    money('backPaise', 'Sum'),
  ]
}

export default function RefundReasons() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as NotInOrder | undefined
  return (
    <ReportFrame
      title="Refunds by reason"
      line="What went back, by the day on which it was decided; a sum that was sent again counts once."
      empty="Nothing went back in these months."
      view={loaded.view}
      errors={answer?.errors ?? {}}
    >
      <ListTable caption="Refunds" columns={columnsOf(loaded)} rows={loaded.rows} keyOf={({ key }) => key} />
    </ReportFrame>
  )
}
