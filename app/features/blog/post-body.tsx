import { Fragment, type ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import type { PostBody as Body, TextBlock, TextRun } from '#domain/posts/post-body.ts'

/** The text of a post, which the server has read from its Markdown. */
export function PostBody({ body: { opening, sections } }: { body: Body }) {
  return (
    <div className="grid min-w-0 gap-10 text-[1.0625rem] leading-[1.7] text-pretty m:gap-12">
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
  if ('paragraph' in block) return <p key={place}>{block.paragraph.map(drawRun)}</p>
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List
      key={place}
      className={`grid gap-2.5 pl-6 marker:text-marigold-deep ${block.ordered ? 'list-decimal marker:font-strong' : 'list-disc'}`}
    >
      {block.list.map(drawItem)}
    </List>
  )
}

function drawItem(runs: TextRun[], place: number): ReactNode {
  return (
    <li key={place} className="pl-1">
      {runs.map(drawRun)}
    </li>
  )
}

function drawRun(run: TextRun, place: number): ReactNode {
  if (typeof run === 'string') return <Fragment key={place}>{run}</Fragment>
  if ('strong' in run)
    return (
      <strong key={place} className="font-strong">
        {run.strong.map(drawRun)}
      </strong>
    )
  if ('emphasis' in run) return <em key={place}>{run.emphasis.map(drawRun)}</em>
  return (
    <Link key={place} to={run.to} external={run.to.startsWith('https:')}>
      {run.link.map(drawRun)}
    </Link>
  )
}
