import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { AccountCard } from '../account-card.tsx'
import { DialogButton } from '../dialog-button.tsx'

const changePhone = loadOnDemand(() =>
  import('../on-demand/change-phone-dialog.tsx').then(({ ChangePhoneDialog }) => ChangePhoneDialog),
)

/** The number that the traveller logs in with; null while it is not known. */
export function PhoneCard({ phone }: { phone: string | null }) {
  return (
    <AccountCard title="Phone" busy={phone === null}>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          {phone === null ? (
            <Skeleton className="h-6 w-40 rounded-s" />
          ) : (
            <b className="font-label whitespace-nowrap tabular-nums">
              {phone ? displayPhone(phone) : 'Not known'}
            </b>
          )}
          <p className="text-sm text-ink-3">You log in with this number.</p>
        </div>
        {phone === null ? (
          <Skeleton className="h-11 w-36 rounded-pill" />
        ) : (
          <DialogButton dialog={changePhone} label="Change phone">
            {(onClose) => <changePhone.Component phone={phone} onClose={onClose} />}
          </DialogButton>
        )}
      </div>
    </AccountCard>
  )
}
