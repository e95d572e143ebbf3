import type { Kind } from '#domain/content/kinds.ts'
import { Tabs } from '../ui/tabs.tsx'

type ItemTabsProps = {
  view: { address: string; kind: Kind }
  here: 'form' | 'preview' | 'publish' | 'versions'
}

/** What no page shows by itself has no preview. */
const previewed: readonly Kind[] = ['trip', 'post', 'place']

export function ItemTabs({ view: { address, kind }, here }: ItemTabsProps) {
  return (
    <Tabs
      label="Parts"
      tabs={[
        { title: 'Write', to: address, here: here === 'form' },
        ...(previewed.includes(kind)
          ? [{ title: 'Preview', to: `${address}/preview`, here: here === 'preview' }]
          : []),
        { title: 'Publish', to: `${address}/publish`, here: here === 'publish' },
        { title: 'Versions', to: `${address}/versions`, here: here === 'versions' },
      ]}
    />
  )
}
