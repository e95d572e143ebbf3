import { ChartColumn } from 'lucide'
import type { ReactNode } from 'react'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { SelectField } from '../ui/field.tsx'
import { Chips, Filters } from '../ui/list-filters.tsx'
import { ListFoot } from '../ui/list-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { FormErrors } from '../ui/post-form.tsx'
import { State } from '../ui/state.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ViewForms } from '../views/view-forms.tsx'
import { Options } from './choices.tsx'
import type { ReportView } from './show-report.ts'

type ReportFrameProps = {
  title: string
  line: string
  /** What a report without rows says. */
  empty: string
  view: ReportView
  errors: FormErrors
  /** The table, where there are rows. */
  children: ReactNode
}

/** What stands around the rows of every report: what a row is of, months, trip, saved views, files. */
export function ReportFrame({ title, line, empty, view, errors, children }: ReportFrameProps) {
  const { address, query, views } = view
  return (
    <>
      <PageHead title={title} line={`${view.span}. ${line}`}>
        {view.exportTo && <ExportButtons action={view.exportTo} withPhones={false} />}
      </PageHead>
      <Tabs label="A row is of" tabs={view.tabs} />
      {views.saved.length > 0 && (
        <Chips
          label="Views"
          chips={views.saved.map(({ name, query: saved }) => ({
            title: name,
            to: address + saved,
            here: saved === query,
          }))}
        />
      )}
      <ViewForms views={views} errors={errors} />
      <ReportFilters view={view} />
      {view.shown === 0 ? (
        <State
          icon={ChartColumn}
          title="Nothing in these months"
          ways={
            <a href={address} className="button">
              This financial year
            </a>
          }
        >
          {empty}
        </State>
      ) : (
        <>
          <div className="panel">{children}</div>
          <ListFoot shown={view.shown} from={view.from} next={view.next} />
        </>
      )}
    </>
  )
}

function ReportFilters({ view }: { view: ReportView }) {
  const { address, query, tabs, by, first, last, months, trip, trips } = view
  return (
    <Filters action={address} clear={query === '' ? null : address}>
      {!tabs[0]?.here && <input type="hidden" name="by" value={by} />}
      <SelectField label="From" name="first" defaultValue={first}>
        <Options choices={months} />
      </SelectField>
      <SelectField label="To" name="last" defaultValue={last}>
        <Options choices={months} />
      </SelectField>
      <SelectField label="Trip" name="trip" defaultValue={trip ?? ''}>
        <option value="">All trips</option>
        <Options choices={trips.map(({ id, title }) => ({ value: id, title }))} />
      </SelectField>
    </Filters>
  )
}
