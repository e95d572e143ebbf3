import { Download } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'

/** A form, as each file is noted. */
export function GstFile({ action, act, label }: { action: string; act: 'csv' | 'xlsx'; label: string }) {
  return (
    <form method="post" action={action} className="line">
      <button type="submit" name="do" value={act} className="button">
        <Icon node={Download} size={16} />
        {label}
      </button>
    </form>
  )
}
