import type { ReactNode } from 'react'
import { PageHead } from '../ui/page-head.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { SheetsHead } from './open-sheets.ts'

/** What stands on top of guests, rooms and transport. */
export function SheetsTop({ head, children }: { head: SheetsHead; children?: ReactNode }) {
  return (
    <>
      <PageHead title={head.heading} line={head.line}>
        {children}
      </PageHead>
      <Tabs label="Departure" tabs={head.tabs} />
    </>
  )
}
