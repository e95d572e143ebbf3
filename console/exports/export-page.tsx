import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ExportButtons } from './export-buttons.tsx'

type ExportPageProps = {
  /** The list, as it is filtered. */
  back: string
  action: string
  withPhones: boolean
  whole?: string
  tooMany: boolean
}

/** Where a list's file is asked for. Most ask on the list itself, and see this page only when there is no file. */
export function ExportPage({ back, action, withPhones, whole, tooMany }: ExportPageProps) {
  return (
    <>
      <PageHead title="This list as a file" line="Exactly what it shows, in its order. The log notes it." />
      <div className="stack max-w-160">
        {tooMany && (
          <Note tone="bad">
            <b>Too many rows for a file.</b> Nothing was exported. Narrow the list by its days, and export
            each part.
          </Note>
        )}
        <section className="panel padded line">
          <ExportButtons action={action} withPhones={withPhones} whole={whole} />
          <a href={back} className="button">
            Back to the list
          </a>
        </section>
      </div>
    </>
  )
}
