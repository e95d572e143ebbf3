import type { Key, ReactNode } from 'react'

export type Order = { by: string; down: boolean }

export type Column<Row> = {
  /** In the address, where the head is a link that orders by it. */
  name: string
  title: string
  /** Said and not seen: its cells need no title. */
  unseenTitle?: boolean
  ordered?: boolean
  /** A figure: at the right, under one another. */
  number?: boolean
  /** At the right of a card on a phone, though it is no figure. */
  right?: boolean
  /** Left out below 640 px, and found on the row's own page. */
  wideOnly?: boolean
  className?: string
  /** The sum below, where adding makes sense. */
  sum?: ReactNode
  show: (row: Row) => ReactNode
}

type ListTableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => Key
  /** It waits for who looks. */
  isMine?: (row: Row) => boolean
  /** It stands open beside the list. */
  isChosen?: (row: Row) => boolean
  /** Small enough to stay a table on a phone. */
  keepsColumns?: true
  order?: Order
  /** The address of the same list in another order. */
  orderedBy?: (order: Order) => string
}

/** A list of fifty rows whose order and filters stand in the address; below 640 px each row is a card. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, keyOf, isMine, isChosen, keepsColumns, order, orderedBy } = props
  const classOf = ({ number, right, wideOnly, className }: Column<Row>) =>
    [number && 'number', right && 'right', wideOnly && 'from-640', className].filter(Boolean).join(' ') ||
    undefined
  return (
    <table className={keepsColumns ? 'list-table keeps-columns' : 'list-table'}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.name} column={column} order={order} orderedBy={orderedBy} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={isMine?.(row) ? 'mine' : undefined}
            aria-current={isChosen?.(row) || undefined}
          >
            {columns.map((column) => (
              <td key={column.name} className={classOf(column)}>
                {column.show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some(({ sum }) => sum !== undefined) && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <td key={column.name} className={classOf(column)}>
                {column.sum}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

type HeadProps<Row> = Pick<ListTableProps<Row>, 'order' | 'orderedBy'> & { column: Column<Row> }

function Head<Row>({
  column: { name, title, unseenTitle, ordered, number },
  order,
  orderedBy,
}: HeadProps<Row>) {
  const here = order?.by === name ? order : null
  return (
    <th
      scope="col"
      className={number ? 'number' : undefined}
      aria-sort={here ? (here.down ? 'descending' : 'ascending') : undefined}
    >
      {ordered && orderedBy ? (
        <a href={orderedBy({ by: name, down: here ? !here.down : false })}>{title}</a>
      ) : unseenTitle ? (
        <span className="sr-only">{title}</span>
      ) : (
        title
      )}
    </th>
  )
}

/** The first thing of a row, and the way to its page. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="row-link">
      {children}
    </a>
  )
}

type ListFootProps = {
  shown: number
  /** Which number the first of them has in the list. */
  from?: number
  /** The address of the next rows; null on the last page. */
  next: string | null
}

/** How many rows stand here, and the way to the next: no page numbers, since new rows would move them. */
export function ListFoot({ shown, from = 1, next }: ListFootProps) {
  return (
    <nav aria-label="More rows" className="list-foot">
      <p>
        {from === 1
          ? `${shown} ${shown === 1 ? 'row' : 'rows'}`
          : `Rows ${from.toLocaleString('en-IN')} to ${(from + shown - 1).toLocaleString('en-IN')}`}
        <span className="from-900">
          . <kbd>j</kbd> <kbd>k</kbd> move, <kbd>Enter</kbd> opens
        </span>
      </p>
      {next !== null && (
        <a href={next} rel="next" className="button">
          Next 50
        </a>
      )}
    </nav>
  )
}
