import { describe, expect, it } from 'vitest'
import { createMemo } from './memo.ts'

describe('a memo', () => {
  it('keeps what was made with the thing itself, unseen by whoever copies, compares or writes it', () => {
    const memo = createMemo<{ name: string }, string>()
    const thing = { name: 'Leh' }
    memo.set(thing, 'made')
    expect(memo.get(thing)).toBe('made')
    expect(memo.get({ ...thing })).toBeUndefined()
    expect(memo.get(structuredClone(thing))).toBeUndefined()
    expect(thing).toStrictEqual({ name: 'Leh' })
    expect(Reflect.ownKeys({ ...thing })).toEqual(['name'])
    expect(JSON.stringify(thing)).toBe('{"name":"Leh"}')
  })

  it('is one of many of the same thing', () => {
    const [one, other] = [createMemo<object, number>(), createMemo<object, number>()]
    const thing = {}
    one.set(thing, 1)
    other.set(thing, 2)
    one.set(thing, 3)
    expect([one.get(thing), other.get(thing)]).toEqual([3, 2])
  })
})
