import { Fragment, type ReactNode } from 'react'
import type { ComparedRow, PostBody, TextBlock, TextRun } from '#domain/posts/post-body.ts'

/** A post's text as the site reads its Markdown, beside the box in which it is written. */
export function RenderedText({ body: { opening, sections } }: { body: PostBody }) {
  return (
    <section className="panel padded content-rendered" aria-labelledby="rendered-title">
      <h2 id="rendered-title" className="mb-2">
        As the site shows it
      </h2>
      {opening.length === 0 && sections.length === 0 && <p className="quiet-text">Nothing is written yet.</p>}
      <div className="content-text">
        {opening.map(drawBlock)}
        {sections.map(({ id, title, blocks }) => (
          <Fragment key={id}>
            <h3>{title}</h3>
            {blocks.map(drawBlock)}
          </Fragment>
        ))}
      </div>
    </section>
  )
}

/** The parts of a text never change their places, so these name them. */
function drawBlock(block: TextBlock, place: number): ReactNode {
  if ('paragraph' in block) return <p key={place}>{block.paragraph.map(drawRun)}</p>
  if ('compared' in block) return <Compared key={place} {...block} />
  const List = block.ordered ? 'ol' : 'ul'
  return <List key={place}>{block.list.map(drawItem)}</List>
}

function Compared({ compared, rows }: Extract<TextBlock, { compared: TextRun[][] }>) {
  return (
    <table>
      <tbody>{[{ label: [], cells: compared }, ...rows].map(drawRow)}</tbody>
    </table>
  )
}

function drawRow({ label, cells }: ComparedRow, place: number): ReactNode {
  return <tr key={place}>{[label, ...cells].map(drawCell)}</tr>
}

function drawCell(runs: TextRun[], place: number): ReactNode {
  return <td key={place}>{runs.map(drawRun)}</td>
}

function drawItem(runs: TextRun[], place: number): ReactNode {
  return <li key={place}>{runs.map(drawRun)}</li>
}

function drawRun(run: TextRun, place: number): ReactNode {
  if (typeof run === 'string') return <Fragment key={place}>{run}</Fragment>
  if ('strong' in run) return <strong key={place}>{run.strong.map(drawRun)}</strong>
  if ('emphasis' in run) return <em key={place}>{run.emphasis.map(drawRun)}</em>
  // Whatever somebody typed as an address leads nowhere from here but to pages.
  if (!/^(\/(?!\/)|https:\/\/)/.test(run.to)) return <u key={place}>{run.link.map(drawRun)}</u>
  return (
    <a key={place} href={run.to} className="link" target="_blank" rel="noreferrer" title={run.to}>
      {run.link.map(drawRun)}
    </a>
  )
}
