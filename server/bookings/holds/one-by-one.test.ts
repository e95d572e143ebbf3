import { expect, test } from 'vitest'
import { createOneByOne } from './one-by-one.ts'

/** Work that ends when it is told to. */
function steps() {
  const log: string[] = []
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
  const work = (name: string) => () => {
    log.push(name)
    return new Promise<string>((resolve, reject) => ends.set(name, { resolve: () => resolve(name), reject }))
  }
  return {
    log,
    work,
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  }
}

test('work of one key waits for what came before it, that of another does not', async () => {
  const { log, work, end } = steps()
  const oneByOne = createOneByOne()
  const answers = [oneByOne('a', work('a1')), oneByOne('a', work('a2')), oneByOne('b', work('b1'))]
  await Promise.resolve()
  expect(log).toEqual(['a1', 'b1'])
  end('a1')
  expect(await answers[0]).toBe('a1')
  expect(log).toEqual(['a1', 'b1', 'a2'])
  end('a2')
  end('b1')
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'b1'])
})

test('work that fails keeps nobody after it from beginning', async () => {
  const { log, work, end, fail } = steps()
  const oneByOne = createOneByOne()
  const [first, second] = [oneByOne('a', work('a1')), oneByOne('a', work('a2'))]
  const failed = expect(first).rejects.toThrow('a1')
  fail('a1')
  await failed
  expect(log).toEqual(['a1', 'a2'])
  end('a2')
  expect(await second).toBe('a2')
})
