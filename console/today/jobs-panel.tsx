import { Panel, Row, Rows } from '../ui/panel.tsx'
import { PostForm } from '../ui/post-form.tsx'
import type { showJobs } from './show-today.ts'

type GivenUp = Awaited<ReturnType<typeof showJobs>>

/** Work that was tried for the last time; it stays until somebody says what becomes of it. */
export function JobsPanel({ jobs, mayRetry, back }: { jobs: GivenUp; mayRetry: boolean; back: string }) {
  return (
    <Panel title="Jobs given up" beside={jobs.length} mine={mayRetry}>
      <Rows>
        {jobs.map(({ id, task, about, why, at }) => (
          <Row
            key={id}
            end={
              mayRetry && (
                <PostForm action="/console/system" className="">
                  <input type="hidden" name="job" value={id} />
                  <input type="hidden" name="back" value={back} />
                  <button type="submit" name="do" value="try again" className="button small">
                    Try again
                  </button>
                </PostForm>
              )
            }
          >
            {task} <span className="quiet-text">{about}</span>
            <p className="small quiet-text">
              {why}. {at}
            </p>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}
