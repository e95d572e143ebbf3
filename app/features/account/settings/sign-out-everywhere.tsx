import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { DialogButton } from '../dialog-button.tsx'

const question = loadOnDemand(() =>
  import('../on-demand/sign-out-everywhere-dialog.tsx').then(
    ({ SignOutEverywhereDialog }) => SignOutEverywhereDialog,
  ),
)

/** Ends every login of the traveller, this one too, once they have said so twice. */
export function SignOutEverywhere() {
  return (
    <DialogButton dialog={question} label="Sign out everywhere">
      {(onClose) => <question.Component onClose={onClose} />}
    </DialogButton>
  )
}
