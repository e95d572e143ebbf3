import { data, Form } from 'react-router'
import { pageState, services } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/newsletter-confirm'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

/** Mail scanners open links: the state changes only when a person presses a button. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { newsletter, site } = context.get(services)
  const state = await newsletter.findState(params.token)
  if (!state) throw data(null, { status: 404 })
  return { state, title: `Your newsletter | ${site.name}` }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { newsletter, limits } = context.get(services)
  const allowed = limits.take('newsletterConfirm', context.get(pageState).clientAddress)
  if (!allowed.ok) throw data(null, { status: 429, headers: { 'Retry-After': String(allowed.retryAfter) } })
  if ((await newsletter.findState(params.token)) === null) throw data(null, { status: 404 })
  const wish = (await request.formData()).get('wish')
  if (wish === 'confirm') await newsletter.confirm(params.token)
  else if (wish === 'unsubscribe') await newsletter.unsubscribe(params.token)
  else throw data(null, { status: 400 })
  return null
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

export default function NewsletterConfirmPage({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <section className="wrap max-w-[640px] py-18">
      <h1 className="display text-2xl">{words[state].title}</h1>
      <p className="mt-4 text-lg text-ink-2">{words[state].text}</p>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
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
      </Form>
    </section>
  )
}
