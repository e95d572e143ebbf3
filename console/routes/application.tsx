import { Mail, Phone } from 'lucide'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { goTo } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { applicationsAddress, showApplication } from '../enquiries/show-applications.ts'
import { Facts } from '../ui/facts.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { Tag } from '../ui/tag.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const view = await showApplication(deskOfStaff(context), params.reference ?? '')
  if (!view) throw data(null, { status: 404 })
  return view
}

export async function action({ context, params }: ActionFunctionArgs) {
  const at = deskOfStaff(context)
  const reference = params.reference ?? ''
  if (!(await showApplication(at, reference))) throw data(null, { status: 404 })
  await at.services.enquiries.markSuspect(reference, sentForm(context).act === 'suspect', at.actor)
  return goTo(`${applicationsAddress}/${reference}`)
}

export default function Application() {
  const view = useLoaderData<typeof loader>()
  return (
    <>
      {view.suspect && (
        <div className="line mb-1">
          <Tag tone="bad">Suspect</Tag>
        </div>
      )}
      <PageHead title={view.name} line={`${view.opening}. ${view.sent}.`}>
        {view.dial && (
          <a href={`tel:+${view.dial}`} className="button">
            <Icon node={Phone} size={16} />
            Call
          </a>
        )}
        {view.mail && (
          <a
            href={`mailto:${encodeURIComponent(view.mail)}?subject=${encodeURIComponent(view.opening)}`}
            className="button"
          >
            <Icon node={Mail} size={16} />
            Mail
          </a>
        )}
        {view.mayChange && (
          <PostForm className="">
            <button
              type="submit"
              name="do"
              value={view.suspect ? 'no suspect' : 'suspect'}
              className="button quiet"
            >
              {view.suspect ? 'It is no suspect' : 'Mark as suspect'}
            </button>
          </PostForm>
        )}
      </PageHead>
      <div className="columns with-side">
        <Panel title="Their words" padded>
          <p className="max-w-[64ch] whitespace-pre-wrap">{view.message}</p>
        </Panel>
        <Panel title="Contact" padded>
          <Facts
            facts={{
              Phone: view.phone ? <span className="figure">{view.phone}</span> : 'Not given',
              Mail: view.email,
              // A stranger's address: it is shown whole before anybody follows it.
              Link: view.link ? (
                <a href={view.link} className="link break-all" target="_blank" rel="noreferrer noopener">
                  {view.link}
                </a>
              ) : (
                'None'
              ),
              Reference: <span className="reference">{view.reference}</span>,
            }}
          />
        </Panel>
      </div>
    </>
  )
}
