import { type Box, breakName, type Point } from './route-labels.ts'
import { tenth } from './route-legs.ts'

/** A name on the profile; one that stands higher than beside its point has a line that leads straight up to it. */
export type ProfileLabel = {
  x: number
  y: number
  align: 'start' | 'middle' | 'end'
  text: string
  leader?: Point
}
export type Placed = Point & { night: boolean }
/** In percent of the drawing, with what is kept free at both sides of a name together. */
export type LetterSize = { letter: number; lineHeight: number; margin: number }

/** Between a point and a name over or under it. */
const gap = 3
/** A name further up than this would seem to belong to nothing. */
const longestLeader = 20
/** On a slope a name begins or ends this far from its point, so that the line does not run through it. */
const aside = 2

/** Over a peak a name stands above it, in a valley and at the ends below, beside a slope in the air. */
export function beside(
  point: Placed,
  neighbours: [Placed | undefined, Placed | undefined],
  name: string,
  size: LetterSize,
): ProfileLabel[] {
  return inLines(name).flatMap((text) => {
    const away = gap + (size.lineHeight / 2) * text.split('\n').length
    return besideIn(text, point, neighbours, away)
  })
}

function besideIn(
  text: string,
  point: Placed,
  [before, after]: [Placed | undefined, Placed | undefined],
  away: number,
): ProfileLabel[] {
  const isHigher = (next: Placed | undefined) => next !== undefined && next.y < point.y
  const above = alignments(point, -away, text)
  const under = alignments(point, away, text)
  const [left, right] = [point.x - aside, point.x + aside]
  const at = (x: number, rise: number, align: ProfileLabel['align']) =>
    labelAt({ x, y: point.y + rise }, align, text)
  if (isHigher(before) && isHigher(after)) return under
  if (!before) return [at(point.x, isHigher(after) ? away : -away, 'start')]
  if (!after) return [at(point.x, isHigher(before) ? away : -away, 'end')]
  if (isHigher(after)) return [at(left, -away, 'end'), at(right, away, 'start'), ...above, ...under]
  if (isHigher(before)) return [at(right, -away, 'start'), at(left, away, 'end'), ...above, ...under]
  return above
}

/** As it is, and where it has several words in two lines. */
function inLines(name: string): string[] {
  const broken = breakName(name, 0).join('\n')
  return name.includes('\n') || broken === name ? [name] : [name, broken]
}

/** Straight above the point, as near as there is room. */
export function over(point: Point, name: string, size: LetterSize): ProfileLabel[] {
  return inLines(name).flatMap((text) => {
    const half = (size.lineHeight / 2) * text.split('\n').length
    const found: ProfileLabel[] = []
    for (let rise = gap + half; rise < longestLeader + half; rise += 1)
      for (const label of alignments(point, -rise, text))
        found.push({ ...label, leader: { x: point.x, y: tenth(label.y + half) } })
    return found
  })
}

export function boxOf({ x, y, align, text }: ProfileLabel, { letter, lineHeight, margin }: LetterSize): Box {
  const lines = text.split('\n')
  const width = Math.max(...lines.map(({ length }) => length)) * letter + margin
  const half = (lines.length * lineHeight) / 2
  const left = x - { start: 0, middle: width / 2, end: width }[align]
  return { left, right: left + width, top: y - half, bottom: y + half }
}

function alignments({ x, y }: Point, rise: number, text: string): ProfileLabel[] {
  return (['middle', 'start', 'end'] as const).map((align) => labelAt({ x, y: y + rise }, align, text))
}

function labelAt({ x, y }: Point, align: ProfileLabel['align'], text: string): ProfileLabel {
  return { x: tenth(x), y: tenth(y), align, text }
}
