import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { readEnquiryFilter, writeEnquiryFilter } from '#domain/enquiries/enquiry-filter.ts'
import type { NotInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { EnquiriesPage } from '../enquiries/enquiries-page.tsx'
import { enquiriesAddress, showEnquiries } from '../enquiries/show-enquiries.ts'
import { changeViews } from '../views/change-views.ts'
import { showViews } from '../views/show-views.ts'

const list = 'enquiries'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const from = Number(searchParams.get('from'))
  const at = deskOfStaff(context)
  const view = await showEnquiries(at, readEnquiryFilter(searchParams), {
    after: searchParams.get('after') ?? '',
    from: Number.isSafeInteger(from) && from > 0 ? from : 1,
  })
  return { ...view, views: await showViews(at, list, view.query) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const query = writeEnquiryFilter(readEnquiryFilter(new URL(request.url).searchParams))
  return changeViews(deskOfStaff(context), sentForm(context), { list, address: enquiriesAddress, query })
}

export default function Enquiries() {
  const answer = useActionData<typeof action>() as NotInOrder | undefined
  const { views, ...view } = useLoaderData<typeof loader>()
  return <EnquiriesPage view={view} views={views} errors={answer?.errors ?? {}} />
}
