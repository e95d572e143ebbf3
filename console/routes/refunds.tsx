import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { formatPaise } from '#domain/money/money.ts'
import { may } from '#domain/staff/roles.ts'
import { goTo } from '../answers.ts'
import { listToApprove, showApproval } from '../approvals/show-approval.ts'
import { ToApprove } from '../approvals/to-approve.tsx'
import { deskOfStaff, sentForm } from '../desk.ts'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { RefundList } from '../refunds/refund-list.tsx'
import { isRefundTab, showRefundTabs } from '../refunds/refund-tabs.ts'
import { showRefunds } from '../refunds/show-refunds.ts'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Tabs } from '../ui/tabs.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const at = deskOfStaff(context)
  const { searchParams } = new URL(request.url)
  const show = searchParams.get('show')
  const tab = isRefundTab(show) ? show : null
  const toApprove = await listToApprove(at)
  const first = toApprove.find(({ mine }) => mine)
  const { role } = at.session.staff
  return {
    tabs: await showRefundTabs(at, tab, toApprove.length),
    tab,
    toApprove,
    chosen: tab === null && first ? await showApproval(at, first.id) : null,
    list: tab && (await showRefunds(at, tab, searchParams.get('after'))),
    limit: formatPaise(at.services.refunds.limitPaise),
    maySend: may(role, 'refund: ask'),
    mayExport: may(role, 'exports'),
  }
}

export async function action({ context }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const [refund, booking] = [fields.get('refund') ?? '', fields.get('booking') ?? '']
  if (await services.refunds.sendAgain(refund, booking, actor)) return goTo('/console/refunds?show=under-way')
  return data({ problem: 'That sum is not refused any more. Nothing was sent.' }, { status: 409 })
}

export default function Refunds() {
  const { tabs, tab, toApprove, chosen, list, limit, maySend, mayExport } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <>
      <PageHead
        title="Refunds"
        line={`Above ${limit} for one booking within 24 hours a second person decides, and on every pay-out of credit.`}
      >
        {mayExport && tab && list && list.rows.length > 0 && (
          <ExportButtons action={`/console/refunds/export?show=${tab}`} withPhones={false} />
        )}
        <a href="/console/pay-outs/new" className="button">
          Pay out credit
        </a>
        <a href="/console/refunds/new" className="button">
          Send a part back
        </a>
      </PageHead>
      <Tabs label="Refunds" tabs={tabs} />
      <div className="stack">
        {problem && <Note tone="bad">{problem}</Note>}
        {tab && list ? (
          <RefundList tab={tab} {...list} maySend={maySend} />
        ) : (
          <ToApprove rows={toApprove} chosen={chosen} />
        )}
      </div>
    </>
  )
}
