import { Download } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'

type ExportButtonsProps = {
  /** The address of the list's file, with the filters of the list in it. */
  action: string
  withPhones: boolean
  /** What stands whole in the file with phones, where that is something else. */
  whole?: string
}

/** The way for every list to be a CSV and an XLSX of exactly what it shows. A form, as it is noted. Sent as often as one likes: each time it is a file. */
export function ExportButtons({ action, withPhones, whole = 'phones' }: ExportButtonsProps) {
  const button = (act: string, label: string) => (
    <button type="submit" name="do" value={act} className="button quiet">
      {label}
    </button>
  )
  return (
    <form method="post" action={action} className="line exports">
      <span className="line">
        <Icon node={Download} size={16} />
        {button('csv', 'CSV')}
        {button('xlsx', 'XLSX')}
      </span>
      {withPhones && (
        <span className="line">
          {button('csv with phones', `CSV with ${whole}`)}
          {button('xlsx with phones', `XLSX with ${whole}`)}
          <span className="small quiet-text">after a fresh code</span>
        </span>
      )}
    </form>
  )
}
