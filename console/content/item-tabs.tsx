import { Tabs } from '../ui/tabs.tsx'

type ItemTabsProps = {
  view: { address: string }
  here: 'form' | 'preview' | 'publish' | 'versions'
}

export function ItemTabs({ view: { address }, here }: ItemTabsProps) {
  return (
    <Tabs
      label="Parts"
      tabs={[
        { title: 'Write', to: address, here: here === 'form' },
        { title: 'Preview', to: `${address}/preview`, here: here === 'preview' },
        { title: 'Publish', to: `${address}/publish`, here: here === 'publish' },
        { title: 'Versions', to: `${address}/versions`, here: here === 'versions' },
      ]}
    />
  )
}
