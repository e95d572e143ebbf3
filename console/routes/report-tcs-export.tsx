import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { showQuarter } from '#domain/reports/periods.ts'
import { may } from '#domain/staff/roles.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { readTcsQuarter, tcsAddress } from '../reports/show-tcs.ts'
import { TcsFiles } from '../reports/tcs-page.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { session, now } = deskOfStaff(context)
  const quarter = readTcsQuarter(new URL(request.url).searchParams, now)
  return {
    span: showQuarter(quarter),
    back: `${tcsAddress}?quarter=${quarter}`,
    exportTo: `${tcsAddress}/export?quarter=${quarter}`,
    mayOpen: may(session.staff.role, 'PAN: read'),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { services, actor, now, giveFile } = deskOfStaff(context)
  const { act } = sentForm(context)
  const wish = {
    format: act.startsWith('xlsx') ? ('xlsx' as const) : ('csv' as const),
    withPans: act.endsWith('with PANs'),
  }
  const quarter = readTcsQuarter(new URL(request.url).searchParams, now)
  const exported = await services.reports.tcs.export(quarter, wish, actor)
  if (exported.ok) giveFile(exported.file)
  return exported.ok ? null : data({ tooMany: true }, { status: 422 })
}

export default function TcsReportExport() {
  const view = useLoaderData<typeof loader>()
  const tooMany = useActionData<typeof action>()
  return (
    <>
      <PageHead
        title="The register as a file"
        line={`${view.span}. The log notes it, and each PAN that stands whole in it.`}
      />
      {tooMany && <Note tone="bad">Too many rows for a file. Nothing was exported.</Note>}
      <section className="panel padded line max-w-160">
        <TcsFiles view={view} />
        <a href={view.back} className="button">
          Back to the register
        </a>
      </section>
    </>
  )
}
