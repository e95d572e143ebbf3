import { Note } from '../ui/note.tsx'

/** Where something was changed here, and its file by a release. */
export function FileChanged({ address }: { address: string }) {
  return (
    <Note tone="wait">
      <b>The file changed too.</b> A release says something else in its file than when this was edited.
      Nothing was overwritten.{' '}
      <a href={`${address}/file`} className="link">
        Compare both and decide
      </a>
    </Note>
  )
}
