import { useKnownSender } from './use-known-sender.ts'

type Name = 'name' | 'email' | 'phone'
type SenderForm = { getValues: (field: Name) => string; setValue: (field: Name, value: string) => void }

/** Fills in who asks, where nothing is written yet. */
export function useFilledSender({ getValues, setValue }: SenderForm): void {
  useKnownSender((known) => {
    for (const field of ['name', 'email', 'phone'] as const)
      if (!getValues(field)) setValue(field, known[field])
  })
}
