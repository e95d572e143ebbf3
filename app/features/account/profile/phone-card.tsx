import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { AccountSection } from '../account-section.tsx'
import { DialogButton } from '../dialog-button.tsx'

const changePhone = loadOnDemand(() =>
  import('../on-demand/change-phone-dialog.tsx').then(({ ChangePhoneDialog }) => ChangePhoneDialog),
)

/** The number that the traveller logs in with; null while it is not known. */
export function PhoneCard({ phone }: { phone: string | null }) {
  return (
    <AccountSection title="Phone" text="You log in with this number." busy={phone === null}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {phone === null ? (
          <Skeleton className="h-6 w-40 rounded-s" />
        ) : (
          <b className="font-label whitespace-nowrap tabular-nums">
            {phone ? displayPhone(phone) : 'Not known'}
          </b>
        )}
        {phone === null ? (
          <Skeleton className="h-11 w-36 rounded-pill" />
        ) : (
          <DialogButton dialog={changePhone} label="Change phone">
            {(onClose) => <changePhone.Component phone={phone} onClose={onClose} />}
          </DialogButton>
        )}
      </div>
    </AccountSection>
  )
}
