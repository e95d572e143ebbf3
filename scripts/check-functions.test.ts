import { expect, test } from 'vitest'
import { findLongFunctions } from './check-functions.ts'

const linesInside = (count: number) => '  work()\n'.repeat(count)

test('a function of 80 lines passes', () => {
  expect(findLongFunctions('a.ts', `function fits() {\n${linesInside(78)}}\n`)).toEqual([])
})

test.each([
  ['a declaration', 'export function grown() {', '}'],
  ['an arrow function', 'export const grown = () => {', '}'],
  ['a method', 'export const it = { grown() {', '} }'],
  ['a component', 'export default function Grown() {', '  return <b />}'],
])('%s of 81 lines is found, with the line where it starts', (_, head, end) => {
  const problems = findLongFunctions('a.tsx', `const first = 1\n\n${head}\n${linesInside(79)}${end}\n`)
  expect(problems).toEqual([expect.stringMatching(/^a\.tsx:3: a function of 81 lines/)])
})

test('a long function within another counts for itself', () => {
  const problems = findLongFunctions(
    'a.ts',
    `function outer() {\n  function inner() {\n${linesInside(79)}  }\n}\n`,
  )
  expect(problems).toHaveLength(2)
})
