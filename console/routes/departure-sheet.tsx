import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PaperPage } from '../sheets/paper-page.tsx'
import { showPaper } from '../sheets/show-paper.ts'

export const loader = (args: LoaderFunctionArgs) => showPaper(args, false)

export default function DepartureSheet() {
  return <PaperPage view={useLoaderData<typeof loader>()} />
}
