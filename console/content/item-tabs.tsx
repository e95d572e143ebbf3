import { Tabs } from '../ui/tabs.tsx'
import type { ItemView } from './show-item.ts'

export function ItemTabs({ view, here }: { view: Pick<ItemView, 'address'>; here: 'form' | 'versions' }) {
  return (
    <Tabs
      label="Parts"
      tabs={[
        { title: 'Write', to: view.address, here: here === 'form' },
        { title: 'Versions', to: `${view.address}/versions`, here: here === 'versions' },
      ]}
    />
  )
}
