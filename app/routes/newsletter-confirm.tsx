import { data } from 'react-router'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { pageState, services } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { PicturePoster } from '#app/ui/sections/picture-poster.tsx'
import { checkNewsletterWish, newsletterRefusal } from '#domain/forms/newsletter.ts'
import type { PageHead } from '#server/pages/page-head.ts'
import type { Route } from './+types/newsletter-confirm'

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

/** Mail scanners open links: the state changes only when a person presses a button. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { newsletter, site, newsletterPicture } = context.get(services)
  const state = await newsletter.findSubscription(params.token)
  if (!state) throw data(null, { status: 404 })
  const head: PageHead = { title: `Your newsletter | ${site.name}`, robots: 'noindex' }
  return { state, head, picture: newsletterPicture() }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** What the token's page shows afterwards, the loader reads; it also says that a token is unknown. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { newsletter, receiveForm } = context.get(services)
  const { clientAddress } = context.get(pageState)
  const received = await receiveForm(
    { request, clientAddress },
    {
      sentAs: 'page',
      check: checkNewsletterWish,
      limit: 'newsletterConfirm',
      use: (wish) =>
        wish === 'confirm' ? newsletter.confirmSubscription(token) : newsletter.cancelSubscription(token),
      words: {
        tooMany: (retryAfter) => newsletterRefusal(429, retryAfter),
        failed: newsletterRefusal(503, 0),
      },
    },
  )
  if (received.ok) return null
  const { status, headers, message } = received
  return data(message, { status, headers })
}

const words = {
  requested: {
    title: 'Confirm your newsletter',
    text: 'One press and we write to you when departures open.',
  },
  confirmed: {
    title: 'You are on the list',
    text: 'We write about twice a month. You can leave whenever you like.',
  },
  unsubscribed: {
    title: 'You have left the list',
    text: 'We send nothing more to this address. Come back any time.',
  },
}

export default function NewsletterConfirmPage({
  loaderData: { state, picture },
  actionData: refusal,
}: Route.ComponentProps) {
  return (
    <PicturePoster wide={picture}>
      <div className="rounded-l bg-surface p-6 text-ink shadow-3 m:p-8 max-w-[34em]">
        <h1 className="display text-2xl">{words[state].title}</h1>
        <p className="mt-4 text-lg text-ink-2">{words[state].text}</p>
        <form method="post" className="mt-6 flex flex-wrap gap-3">
          {state !== 'confirmed' && (
            <Button type="submit" name="wish" value="confirm">
              {state === 'unsubscribed' ? 'Subscribe again' : 'Confirm'}
            </Button>
          )}
          {state !== 'unsubscribed' && (
            <Button type="submit" tone="ghost" name="wish" value="unsubscribe">
              {state === 'confirmed' ? 'Unsubscribe' : 'This was not me'}
            </Button>
          )}
        </form>
        {refusal && (
          <p role="alert" className="mt-4 text-alert">
            {refusal}
          </p>
        )}
      </div>
    </PicturePoster>
  )
}
