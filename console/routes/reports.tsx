import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { addMonths, monthOf, quarterOf } from '#domain/reports/periods.ts'
import { may } from '#domain/staff/roles.ts'
import { deskOfStaff } from '../desk.ts'
import { Options } from '../reports/choices.tsx'
import { type Choice, monthChoices, quarterChoices } from '../reports/month-choices.ts'
import { SelectField } from '../ui/field.tsx'
import { Filters } from '../ui/list-filters.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const { session, now } = deskOfStaff(context)
  const today = dateInIndia(now)
  const [month, quarter] = [addMonths(monthOf(today), -1), quarterOf(today)]
  return {
    taxes: may(session.staff.role, 'tax reports: read')
      ? {
          month,
          quarter,
          months: monthChoices(today, [month]),
          quarters: quarterChoices(today, quarter),
        }
      : null,
  }
}

const reports = [
  {
    to: '/console/reports/sales',
    title: 'Sales',
    line: 'What was invoiced and credited, by month, by trip or by departure.',
  },
  {
    to: '/console/reports/occupancy',
    title: 'Occupancy',
    line: 'Seats sold of all seats, by month or by departure.',
  },
  {
    to: '/console/reports/refunds',
    title: 'Refunds by reason',
    line: 'What went back and why, the way it was paid and to wallets.',
  },
]

export default function Reports() {
  const { taxes } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Reports" line="From papers as they were issued: made again, a report is the same." />
      <div className="stack">
        {taxes && (
          <div className="columns halves">
            <Panel title="GSTR-1" beside="Every month" padded>
              <p className="quiet-text mb-3">
                Tax invoices and credit notes in the sections of the offline tool, with the numbers given out
                and what is checked before you file.
              </p>
              <Period
                to="/console/reports/gstr-1"
                name="month"
                label="Month"
                choices={taxes.months}
                chosen={taxes.month}
              />
            </Panel>
            <Panel title="TCS register" beside="Every quarter" padded>
              <p className="quiet-text mb-3">
                Money for trips abroad on the day it came, with the tax collected in it and the end of each
                PAN.
              </p>
              <Period
                to="/console/reports/tcs"
                name="quarter"
                label="Quarter"
                choices={taxes.quarters}
                chosen={taxes.quarter}
              />
            </Panel>
          </div>
        )}
        <Panel title="How it goes" beside="This financial year, or any months">
          <Rows>
            {reports.map(({ to, title, line }) => (
              <Row
                key={to}
                end={
                  <a href={to} className="button small" aria-label={`Open ${title.toLowerCase()}`}>
                    Open
                  </a>
                }
              >
                <b className="font-medium">{title}</b>
                <span className="small quiet-text block">{line}</span>
              </Row>
            ))}
          </Rows>
        </Panel>
      </div>
    </>
  )
}

type PeriodProps = { to: string; name: string; label: string; choices: Choice[]; chosen: string }

function Period({ to, name, label, choices, chosen }: PeriodProps) {
  return (
    <Filters action={to} clear={null}>
      <SelectField label={label} name={name} defaultValue={chosen}>
        <Options choices={choices} />
      </SelectField>
    </Filters>
  )
}
