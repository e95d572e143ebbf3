import { readDate } from '../calendar/calendar-date.ts'
import { isOpen, type Stage, stages } from './stages.ts'

const enquiryOrders = ['next', 'sent'] as const
export type EnquiryOrder = { by: (typeof enquiryOrders)[number]; down: boolean }

/** Which enquiries, and in which order: all of it stands in the address of the list. */
export type EnquiryFilter = {
  /** As it was typed: a reference, the last digits of a phone, words of a name. */
  find: string
  /** Null: those that somebody still has to do something about. A search looks in all. */
  stage: Stage | 'all' | null
  /** `mine` is whoever looks, so that the same address can be shared; or the id of one of the staff. */
  owner: 'mine' | 'nobody' | (string & {}) | null
  /** Whose day has come. */
  due: boolean
  /** What a machine filled in; these stand nowhere else. */
  suspect: boolean
  /** Days on which it was sent, both counted in. */
  since: string | null
  until: string | null
  order: EnquiryOrder
}

/** What is open by the day on which it is due, all else the newest first. */
function usualOrder({
  stage,
  find,
  suspect,
}: Pick<EnquiryFilter, 'stage' | 'find' | 'suspect'>): EnquiryOrder {
  const waits = !suspect && (stage === null ? find === '' : stage !== 'all' && isOpen(stage))
  return waits ? { by: 'next', down: false } : { by: 'sent', down: true }
}

/** What can't be read is as if it were not there. */
export function readEnquiryFilter(address: URLSearchParams): EnquiryFilter {
  const read = (name: string) => address.get(name)?.trim() ?? ''
  const find = read('find').slice(0, 80)
  const stage = (['all', ...stages] as const).find((name) => name === read('stage')) ?? null
  const suspect = address.has('suspect')
  const by = enquiryOrders.find((order) => order === read('order'))
  const owner = read('owner')
  return {
    find,
    stage,
    owner: /^(mine|nobody|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(owner) ? owner : null,
    due: address.has('due'),
    suspect,
    since: readDate(read('since')),
    until: readDate(read('until')),
    order: by ? { by, down: address.has('down') } : usualOrder({ stage, find, suspect }),
  }
}

/** The same list as an address has it, always written alike: '' where nothing is filtered. */
export function writeEnquiryFilter({ order, due, suspect, ...filter }: EnquiryFilter): string {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) address.set(name, value)
  if (due) address.set('due', '')
  if (suspect) address.set('suspect', '')
  const usual = usualOrder({ ...filter, suspect })
  if (order.by !== usual.by || order.down !== usual.down) {
    address.set('order', order.by)
    if (order.down) address.set('down', '')
  }
  return address.size === 0 ? '' : `?${address}`
}

/** Nothing but what is named, in the order that it usually has. */
export function enquiryFilter(wanted: Partial<Omit<EnquiryFilter, 'order'>>): EnquiryFilter {
  const filter = {
    find: '',
    stage: null,
    owner: null,
    due: false,
    suspect: false,
    since: null,
    until: null,
    ...wanted,
  }
  return { ...filter, order: usualOrder(filter) }
}
