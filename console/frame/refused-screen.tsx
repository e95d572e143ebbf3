import { CircleAlert, Database, FileQuestion, Lock, ShieldAlert } from 'lucide'
import type { Refused } from '#server/console/refused.ts'
import { Note } from '../ui/note.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { SamePage } from '../ui/same-page.tsx'
import { State } from '../ui/state.tsx'
import { ConfirmScreen } from './confirm-screen.tsx'
import { Kept } from './kept-fields.tsx'

const home = (
  <a href="/console" className="button">
    To the start
  </a>
)

const again = <SamePage className="button">Try again</SamePage>

/** Why the page that was asked for is not here, and what to do. */
export function RefusedScreen({ refused }: { refused: Refused }) {
  switch (refused.kind) {
    case 'confirm':
      return <ConfirmScreen {...refused} />
    case 'signed out':
      return <SignedOut {...refused} />
    case 'forbidden':
      return <Forbidden {...refused} />
    case 'not found':
      return (
        <State page icon={FileQuestion} title="There is nothing at this address" ways={home}>
          It may be misspelt, or what stood here has another address now.
        </State>
      )
    case 'from elsewhere':
      return (
        <State page icon={ShieldAlert} title="This form came from elsewhere" ways={home}>
          Nothing was changed. The console takes forms from its own pages alone: open the page here and send
          it again.
        </State>
      )
    case 'unreadable':
      return (
        <State page icon={CircleAlert} title="This form can’t be taken" ways={home}>
          Nothing was changed. It is too long, or not one of this page. Go back and try again.
        </State>
      )
    case 'database away':
      return (
        <State page icon={Database} title="The database does not answer" ways={again}>
          Nothing was changed. Payments of travellers wait safely at PhonePe. Try again in a minute: go back,
          and what you typed is still there.
        </State>
      )
    case 'failed':
      return (
        <State page icon={CircleAlert} title="Something went wrong on our side" ways={again}>
          What happened is in the log. Look whether your change is there before you send it again.
        </State>
      )
  }
}

function Forbidden({ saying, role, instead, may }: Extract<Refused, { kind: 'forbidden' }>) {
  const others = may.length > 0 ? `You may open ${may.join(', ')}.` : ''
  return (
    <State page icon={Lock} title={`${saying} is not part of your role`} ways={home}>
      You are logged in as {role}. {instead ?? others} Nothing was changed.
    </State>
  )
}

/** A form that came after the session had ended: it is kept on the page until somebody is logged in again. */
function SignedOut({ fields, login }: Extract<Refused, { kind: 'signed out' }>) {
  return (
    <div className="stack">
      <h1>You were signed out</h1>
      <Note tone="wait">
        Nothing was changed, and nothing of what you typed is lost. Log in in another tab, come back here and
        send it again.
      </Note>
      <a href={login} target="_blank" rel="noopener" className="button wide">
        Log in in a new tab
      </a>
      <PostForm>
        <Kept fields={fields} />
        <button type="submit" className="button primary wide">
          Send it again
        </button>
      </PostForm>
    </div>
  )
}
