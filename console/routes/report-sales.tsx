import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { showMonth } from '#domain/reports/periods.ts'
import { type SalesBy, salesBy } from '#domain/reports/report-filter.ts'
import { keptPaise, type SalesRow, sumSales } from '#domain/reports/sales.ts'
import type { NotInOrder } from '../answers.ts'
import { addressOfDeparture } from '../departures/departure-line.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { Count, Money } from '../reports/report-figures.tsx'
import { ReportFrame } from '../reports/report-frame.tsx'
import { readReport, reportAddress, showReport } from '../reports/show-report.ts'
import { type Column, ListTable, RowLink } from '../ui/list-table.tsx'
import { changeViews } from '../views/change-views.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const at = deskOfStaff(context)
  const { reports } = at.services
  const { all, rows, view } = await showReport(at, request, {
    name: 'sales',
    bys: salesBy,
    read: reports.sales,
  })
  const by = view.by as SalesBy
  return {
    view,
    sums: { ...sumSales(all), keptPaise: keptPaise(sumSales(all)) },
    rows: rows.map((row) => ({
      ...nameOf(row, by, reports.titleOf),
      ...row,
      of: null,
      keptPaise: keptPaise(row),
    })),
  }
}

function nameOf({ key, of }: SalesRow, by: SalesBy, titleOf: (trip: string) => string) {
  if (by === 'month') return { name: showMonth(key), under: '', to: null }
  const trip = titleOf(of.tripId)
  if (by === 'trip') return { name: trip, under: of.tripId, to: null }
  return {
    name: showPlainDate(of.startDate),
    under: trip,
    to: addressOfDeparture({ tripId: of.tripId, id: of.departureId }),
  }
}

export function action({ context, request }: ActionFunctionArgs) {
  const at = deskOfStaff(context)
  const { query } = readReport(at, request, salesBy)
  return changeViews(at, sentForm(context), { list: 'report sales', address: reportAddress('sales'), query })
}

type View = ReturnType<typeof useLoaderData<typeof loader>>
type Line = View['rows'][number]

const titles: Record<string, string> = { month: 'Month', trip: 'Trip', departure: 'Leaves' }

function columnsOf({ view, sums }: View): Column<Line>[] {
  const count = (name: 'bookings' | 'guests', title: string): Column<Line> => ({
    name,
    title,
    number: true,
    wideOnly: true,
    show: (row) => <Count value={row[name]} />,
    sum: <Count value={sums[name]} />,
  })
  const money = (
    name: 'invoicedPaise' | 'creditedPaise' | 'keptPaise' | 'gstPaise' | 'tcsPaise',
    title: string,
  ) => ({
    name,
    title,
    number: true,
    wideOnly: name !== 'keptPaise',
    show: (row: Line) =>
      name === 'keptPaise' ? <b>{<Money paise={row[name]} />}</b> : <Money paise={row[name]} />,
    sum: <Money paise={sums[name]} />,
  })
  return [
    {
      name: 'name',
      title: titles[view.by] ?? '',
      show: ({ name, under, to }) => (
        <>
          {to ? <RowLink to={to}>{name}</RowLink> : <b className="font-medium">{name}</b>}
          {under && <span className="small quiet-text block">{under}</span>}
        </>
      ),
      sum: 'Sum',
    },
    count('bookings', 'Bookings'),
    count('guests', 'Guests'),
    money('invoicedPaise', 'Invoiced'),
    money('creditedPaise', 'Credited'),
    money('keptPaise', 'Kept'),
    money('gstPaise', 'GST in it'),
    money('tcsPaise', 'TCS in it'),
  ]
}

export default function SalesReport() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as NotInOrder | undefined
  return (
    <ReportFrame
      title="Sales"
      line="Invoices and receipts, less credit notes, by the day on which they were issued."
      empty="An invoice comes when a traveller gives details for it, or by itself a week after the booking."
      view={loaded.view}
      errors={answer?.errors ?? {}}
    >
      <ListTable caption="Sales" columns={columnsOf(loaded)} rows={loaded.rows} keyOf={({ key }) => key} />
    </ReportFrame>
  )
}
