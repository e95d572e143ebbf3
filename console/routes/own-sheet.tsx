import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PaperPage } from '../sheets/paper-page.tsx'
import { showPaper } from '../sheets/show-paper.ts'

export const loader = (args: LoaderFunctionArgs) => showPaper(args, true)

export default function OwnSheet() {
  return <PaperPage view={useLoaderData<typeof loader>()} />
}
