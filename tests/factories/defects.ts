import { expect, test } from 'vitest'
import { checkContent } from '../../content/checked-content.ts'
import { formatProblem, type Rule } from '../../content/problem.ts'
import type { TripContent } from '../../content/schema.ts'
import { type ContentFixture, makeContent } from './content.ts'

export type Plant = (content: ContentFixture) => unknown
/** What is planted, how, and how the line begins that the check prints: file, field, what to write. */
export type Defect = [what: string, plant: Plant, line: string]

/** The lines that the check prints of content after something was planted in it. */
export function linesAfter(plant: Plant, rules?: Rule[]): string[] {
  const content = makeContent()
  plant(content)
  const { pages, pictures, covers, scenes, subjectOf, compositionOf } = content
  const drawn = { covers, scenes, subjectOf, compositionOf }
  return checkContent(content, pages, pictures, { ...drawn, rules }).problems.map(formatProblem)
}

export function testCaught(rules: Rule[], defects: Defect[]): void {
  test.each(defects)('%s: is caught', (_what, plant, line) => {
    expect(linesAfter(plant, rules)).toContainEqual(expect.stringContaining(line))
  })
}

export function testAccepted(rules: Rule[], cases: [what: string, plant: Plant][]): void {
  test.each(cases)('%s: is accepted', (_what, plant) => {
    expect(linesAfter(plant, rules)).toEqual([])
  })
}

export function tripIn({ trips }: ContentFixture, id: string): TripContent {
  const found = trips.find(({ value }) => value.id === id)
  if (!found) throw new Error(`the fixture has no trip ${id}`)
  return found.value
}

/** Writes fields into a trip's file. */
export const inTrip =
  (id: string, fields: object): Plant =>
  (content) =>
    Object.assign(tripIn(content, id), fields)

/** Writes fields into the facts of a trip. */
export const inFacts =
  (id: string, fields: object): Plant =>
  (content) =>
    Object.assign(tripIn(content, id).facts, fields)

/** Writes fields into the file of the first post. */
export const inPost =
  (fields: object): Plant =>
  ({ posts: [first] }) =>
    Object.assign(first?.value ?? {}, fields)

/** Adds a paragraph to the first post. */
export const inBody =
  (text: string): Plant =>
  ({ posts: [first] }) =>
    first && Object.assign(first.value, { body: `${first.value.body}\n\n${text}` })
