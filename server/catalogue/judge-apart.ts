import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Item, Problem } from '#domain/content/kinds.ts'
import type { Judge, UsedItem } from './open-content.ts'

export type JudgeQuestion = { number: number; item: Item; used: UsedItem[] }
type JudgeAnswer = { number: number; problems: Problem[] }
type Waiting = { resolve: (problems: Problem[]) => void; reject: (error: Error) => void }

/** In milliseconds: who publishes once often does so again. */
const staysFor = 5 * 60_000

/** Asks all rules in a process of its own, which is started when it is needed; should that one fail, here. */
export function createJudgeApart(judgeHere: Judge): { judge: Judge; close: () => void } {
  const waiting = new Map<number, Waiting>()
  let worker: ChildProcess | null = null
  let timer: NodeJS.Timeout | undefined
  let asked = 0

  function close(): void {
    clearTimeout(timer)
    worker?.disconnect()
    worker = null
  }

  function started(): ChildProcess {
    if (worker?.connected) return worker
    const child = fork(join(import.meta.dirname, 'judge-worker.ts'), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.on('message', ({ number, problems }: JudgeAnswer) => {
      waiting.get(number)?.resolve(problems)
      waiting.delete(number)
      timer = setTimeout(close, staysFor).unref()
    })
    const fail = () => {
      if (worker === child) worker = null
      for (const { reject } of waiting.values()) reject(new Error('the rules could not be asked'))
      waiting.clear()
    }
    child.on('error', fail)
    child.on('exit', fail)
    worker = child
    return child
  }

  function ask(item: Item, used: readonly UsedItem[]): Promise<Problem[]> {
    clearTimeout(timer)
    const number = ++asked
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject })
      const plain = used.map(({ kind, id, source, value, version }) => ({ kind, id, source, value, version }))
      started().send({ number, item, used: plain } satisfies JudgeQuestion)
    })
  }

  return {
    judge: (item, used) => ask(item, used).catch(() => judgeHere(item, used)),
    close,
  }
}
