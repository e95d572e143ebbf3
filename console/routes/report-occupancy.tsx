import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { filledPercent, sumSeats } from '#domain/reports/occupancy.ts'
import { showMonth } from '#domain/reports/periods.ts'
import { occupancyBy } from '#domain/reports/report-filter.ts'
import type { NotInOrder } from '../answers.ts'
import { addressOfDeparture } from '../departures/departure-line.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { Count } from '../reports/report-figures.tsx'
import { ReportFrame } from '../reports/report-frame.tsx'
import { readReport, reportAddress, showReport } from '../reports/show-report.ts'
import { type Column, ListTable, RowLink } from '../ui/list-table.tsx'
import { changeViews } from '../views/change-views.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const at = deskOfStaff(context)
  const { reports } = at.services
  const { all, rows, view } = await showReport(at, request, {
    name: 'occupancy',
    bys: occupancyBy,
    read: reports.occupancy,
    ahead: 12,
  })
  const sums = sumSeats(all)
  return {
    view,
    sums: { ...sums, percent: filledPercent(sums) },
    rows: rows.map(({ key, of, departures, cancelled, seats, sold }) => ({
      key,
      departures,
      cancelled,
      seats,
      sold,
      percent: filledPercent({ seats, sold }),
      ...(view.by === 'month'
        ? { name: showMonth(key), under: '', to: null }
        : {
            name: showPlainDate(of.startDate),
            under: reports.titleOf(of.tripId),
            to: addressOfDeparture({ tripId: of.tripId, id: of.departureId }),
          }),
    })),
  }
}

export function action({ context, request }: ActionFunctionArgs) {
  const at = deskOfStaff(context)
  const { query } = readReport(at, request, occupancyBy)
  const address = reportAddress('occupancy')
  return changeViews(at, sentForm(context), { list: 'report occupancy', address, query })
}

type View = ReturnType<typeof useLoaderData<typeof loader>>
type Line = View['rows'][number]

function columnsOf({ view, sums }: View): Column<Line>[] {
  const byMonth = view.by === 'month'
  const count = (name: 'departures' | 'cancelled' | 'seats' | 'sold', title: string): Column<Line> => ({
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
      title: byMonth ? 'Month' : 'Leaves',
      show: ({ name, under, to, cancelled }) => (
        <>
          {to ? <RowLink to={to}>{name}</RowLink> : <b className="font-medium">{name}</b>}
          {under && (
            <span className="small quiet-text block">{cancelled > 0 ? `${under}, cancelled` : under}</span>
          )}
        </>
      ),
      sum: 'Sum',
    },
    ...(byMonth ? [count('departures', 'Departures'), count('cancelled', 'Cancelled')] : []),
    count('seats', 'Seats'),
    count('sold', 'Sold'),
    {
      name: 'filled',
      title: 'Filled',
      number: true,
      show: ({ percent }) => <Filled percent={percent} />,
      sum: <Filled percent={sums.percent} />,
    },
  ]
}

function Filled({ percent }: { percent: number | null }) {
  return percent === null ? <span className="quiet-text">–</span> : <b>{percent} %</b>
}

export default function OccupancyReport() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as NotInOrder | undefined
  return (
    <ReportFrame
      title="Occupancy"
      line="Seats sold, by whichever way, of all seats of departures that start in these months. Cancelled ones count for none."
      empty="No departure starts in these months, or the trip has none."
      view={loaded.view}
      errors={answer?.errors ?? {}}
    >
      <ListTable
        caption="Occupancy"
        columns={columnsOf(loaded)}
        rows={loaded.rows}
        keyOf={({ key }) => key}
      />
    </ReportFrame>
  )
}
