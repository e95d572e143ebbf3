import { useEffect } from 'react'
import type { EntryState } from './layer-entry.ts'

/** The entry of a layer that a reload has closed is left. */
export function useLeaveLayerEntry(): void {
  useEffect(() => {
    if ((history.state as EntryState)?.layers) import('./layer-history.ts').catch(() => {})
  }, [])
}
