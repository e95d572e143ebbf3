import { useActionData, useLoaderData } from 'react-router'
import { ExportPage } from './export-page.tsx'
import type { sendExport, showExport } from './list-file.ts'

/** The page of every list's file. */
export function ListExport() {
  const view = useLoaderData() as ReturnType<typeof showExport>
  const answer = useActionData() as Awaited<ReturnType<typeof sendExport>> | undefined
  return <ExportPage {...view} tooMany={answer?.tooMany ?? false} />
}
