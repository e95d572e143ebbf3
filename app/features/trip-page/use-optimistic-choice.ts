import { startTransition, useOptimistic } from 'react'

/** A choice that shows at once where it is made, while all that depends on it is drawn in pieces. */
export function useOptimisticChoice<Value>(chosen: Value, choose: (value: Value) => void) {
  const [seen, show] = useOptimistic(chosen)
  function chooseNow(value: Value): void {
    startTransition(() => {
      show(value)
      choose(value)
    })
  }
  return [seen, chooseNow] as const
}
