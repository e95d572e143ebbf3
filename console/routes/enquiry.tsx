import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { goTo } from '../answers.ts'
import { deskOfStaff } from '../desk.ts'
import { changeEnquiry, type EnquiryAnswer } from '../enquiries/change-enquiry.ts'
import { ChatScreen } from '../enquiries/chat-screen.tsx'
import { EnquiryPage } from '../enquiries/enquiry-page.tsx'
import { enquiriesAddress } from '../enquiries/show-enquiries.ts'
import { showEnquiry } from '../enquiries/show-enquiry.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const view = await showEnquiry(deskOfStaff(context), params.reference ?? '')
  if (!view) throw data(null, { status: 404 })
  if ('elsewhere' in view) throw goTo(view.elsewhere)
  return { ...view, keys: { note: crypto.randomUUID(), chat: crypto.randomUUID() } }
}

export function action({ context, params }: ActionFunctionArgs) {
  return changeEnquiry(context, params.reference ?? '')
}

export default function Enquiry() {
  const { keys, ...view } = useLoaderData<typeof loader>()
  const answer = (useActionData<typeof action>() ?? {}) as EnquiryAnswer
  return answer.chat ? (
    <ChatScreen link={answer.chat} back={`${enquiriesAddress}/${view.reference}`} />
  ) : (
    <EnquiryPage view={view} answer={answer} keys={keys} />
  )
}
