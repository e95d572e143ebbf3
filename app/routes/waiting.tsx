import { data } from 'react-router'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { ClosedParty } from '#app/features/waiting/closed-party.tsx'
import { PartyPage } from '#app/features/waiting/party-page.tsx'
import { formAnswer } from '#app/form-answer.ts'
import { pageState, services } from '#app/services.ts'
import { minutesToWait } from '#domain/forms/minutes-to-wait.ts'
import { readWaitingCode, waitingPath } from '#domain/waiting/waiting-code.ts'
import { checkLeaveWish } from '#domain/waiting/waiting-forms.ts'
import type { PageHead } from '#server/pages/page-head.ts'
import type { Route } from './+types/waiting'

/** The place of a party, what it was offered, and the way to leave. Mail scanners open links: nothing changes without a press. */
export async function loader({ params: { code }, context }: Route.LoaderArgs) {
  const { showParty, site, closedLinkPicture } = context.get(services)
  const shown = await showParty(code)
  const head: PageHead = { title: `Your place on the waiting list | ${site.name}`, robots: 'noindex' }
  return data({ shown, head, closedPicture: closedLinkPicture() }, { status: shown ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  if (!readWaitingCode(code)) return data(null, { status: 404 })
  const { receiveForm, leaveWaiting } = context.get(services)
  const { clientAddress } = context.get(pageState)
  const received = await receiveForm(
    { request, clientAddress },
    {
      sentAs: 'page',
      check: checkLeaveWish,
      limit: 'waitingLeave',
      use: () => leaveWaiting(code),
      words: {
        tooMany: (retryAfter) => `That was a lot of tries. Please wait ${minutesToWait(retryAfter)}.`,
        failed: 'We could not save that just now. Please try again in a minute.',
      },
    },
  )
  return formAnswer(received, waitingPath(code))
}

export default function Waiting({ loaderData, actionData, params: { code } }: Route.ComponentProps) {
  const { shown, closedPicture } = loaderData
  if (!shown) return <ClosedParty picture={closedPicture} />
  return <PartyPage shown={shown} path={waitingPath(code)} refusal={actionData?.message} />
}
