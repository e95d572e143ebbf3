import { CircleCheck } from 'lucide'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { may } from '#domain/staff/roles.ts'
import { backTo, goTo } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { BooksPanel } from '../today/books-panel.tsx'
import { JobsPanel } from '../today/jobs-panel.tsx'
import { showBooks, showJobs } from '../today/show-today.ts'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { State } from '../ui/state.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, session, now } = deskOfStaff(context)
  return {
    jobs: await showJobs(services.today, now),
    books: await showBooks(services.today, now),
    mayRetry: may(session.staff.role, 'job: try again'),
  }
}

/** Puts work back that was given up, and comes back to the page that said so. */
export async function action({ context }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const job = fields.get('job') ?? ''
  const retried = /^\d{1,15}$/.test(job) ? await services.retryJob(Number(job), actor) : null
  if (retried?.ok) return goTo(backTo(fields.get('back')))
  const problem =
    retried?.reason === 'waiting'
      ? 'The same work waits already, by a job that came later. Nothing was changed.'
      : 'That work is not given up any more. Nothing was changed.'
  return data({ problem }, { status: 409 })
}

export default function System() {
  const { jobs, books, mayRetry } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <>
      <PageHead title="System" line="What runs by itself, and where it needs somebody." />
      <div className="columns with-side">
        <div className="stack">
          {problem && <Note tone="bad">{problem}</Note>}
          {jobs.length > 0 ? (
            <JobsPanel jobs={jobs} mayRetry={mayRetry} back="/console/system" />
          ) : (
            <State icon={CircleCheck} title="No work was given up">
              Mails, messages, payments and refunds that failed for the last time would stand here.
            </State>
          )}
        </div>
        <BooksPanel books={books} />
      </div>
    </>
  )
}
