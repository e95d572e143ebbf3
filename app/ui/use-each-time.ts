import { type EffectCallback, useEffect, useEffectEvent, useReducer } from 'react'

type Act<Value> = (value: Value, timesAskedAgain: number) => ReturnType<EffectCallback>

/**
 * Acts at first and each time that the value is another one; the function that it returns asks for the act again. Whatever
 * else the act reads is as it stands then, and is no reason to act. What an act returns is called before the next.
 */
export function useEachTime<Value>(value: Value, act: Act<Value>): () => void {
  const [timesAskedAgain, askAgain] = useReducer((times: number) => times + 1, 0)
  const begin = useEffectEvent(act)
  useEffect(() => begin(value, timesAskedAgain), [value, timesAskedAgain])
  return askAgain
}
