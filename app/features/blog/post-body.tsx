import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import type { PostBody as Body, ComparedRow, TextBlock, TextRun } from '#domain/posts/post-body.ts'

/** The text of a post, which the server has read from its Markdown. */
export function PostBody({ body: { opening, sections } }: { body: Body }) {
  return (
    <div className="grid gap-10 text-[1.0625rem] leading-[1.7] text-pretty">
      {opening.length > 0 && <div className="grid gap-5">{opening.map(drawBlock)}</div>}
      {sections.map(({ id, title, blocks }) => (
        <HydrateWhenNear key={id} id={id} height={400} className="grid gap-5">
          <h2 className="display text-xl">{title}</h2>
          {blocks.map(drawBlock)}
        </HydrateWhenNear>
      ))}
    </div>
  )
}

/** The parts of a text never change their places, so these name them. */
function drawBlock(block: TextBlock, place: number): ReactNode {
  if ('paragraph' in block) return drawIn('p')(block.paragraph, place)
  if ('compared' in block)
    return (
      <table
        key={place}
        className="w-full table-fixed divide-y divide-line rounded-l bg-surface text-left shadow-1"
      >
        <tbody>
          <tr>{block.compared.map(drawIn('th', 'display p-4 text-xl'))}</tr>
        </tbody>
        {block.rows.map(drawRow)}
      </table>
    )
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List
      key={place}
      className={`grid gap-2.5 pl-6 marker:text-marigold-deep ${block.ordered ? 'list-decimal marker:font-strong' : 'list-disc'}`}
    >
      {block.list.map(drawIn('li'))}
    </List>
  )
}

/** What a row says stands above its cells, so that two columns have room on a phone. */
function drawRow({ label, cells }: ComparedRow, place: number): ReactNode {
  return (
    <tbody key={place}>
      <tr>
        <th scope="rowgroup" colSpan={cells.length} className="px-4 pt-3 text-sm text-ink-3">
          {label.map(drawRun)}
        </th>
      </tr>
      <tr className="align-top">{cells.map(drawIn('td', 'px-4 pb-3'))}</tr>
    </tbody>
  )
}

function drawIn(Tag: 'p' | 'li' | 'th' | 'td' | 'strong' | 'em', className?: string) {
  return (runs: TextRun[], place: number) => (
    <Tag key={place} className={className}>
      {runs.map(drawRun)}
    </Tag>
  )
}

function drawRun(run: TextRun, place: number): ReactNode {
  if (typeof run === 'string') return run
  if ('strong' in run) return drawIn('strong', 'font-strong')(run.strong, place)
  if ('emphasis' in run) return drawIn('em')(run.emphasis, place)
  return (
    <Link key={place} to={run.to} external={run.to.startsWith('https:')}>
      {run.link.map(drawRun)}
    </Link>
  )
}
