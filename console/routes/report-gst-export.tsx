import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { showMonth } from '#domain/reports/periods.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { GstFile } from '../reports/gst-file.tsx'
import { gstAddress, readGstMonth, readSection } from '../reports/show-gst.ts'
import { PageHead } from '../ui/page-head.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const month = readGstMonth(new URL(request.url).searchParams, deskOfStaff(context).now)
  return {
    month: showMonth(month),
    back: `${gstAddress}?month=${month}`,
    action: `${gstAddress}/export?month=${month}`,
  }
}

/** A section is a CSV for the offline tool; all of them are a workbook. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { services, actor, now, giveFile } = deskOfStaff(context)
  const asked = new URL(request.url).searchParams
  const section = sentForm(context).act === 'csv' ? (readSection(asked.get('section')) ?? 'b2b') : null
  giveFile(await services.reports.gst.export(readGstMonth(asked, now), section, actor))
  return null
}

export default function GstReportExport() {
  const { month, back, action: to } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={`GSTR-1, ${month}, as a file`} line="A sheet for each section. The log notes it." />
      <section className="panel padded line max-w-160">
        <GstFile action={to} act="xlsx" label="All sections, XLSX" />
        <a href={back} className="button">
          Back to the return
        </a>
      </section>
    </>
  )
}
