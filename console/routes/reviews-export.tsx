import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { readReviewFilter, writeReviewFilter } from '#domain/reviews/review-filter.ts'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'
import { reviewsAddress } from '../reviews/show-reviews.ts'

const file: ListFile = {
  address: reviewsAddress,
  query: (asked) => writeReviewFilter(readReviewFilter(asked)),
  make: ({ services, actor }, asked, { format }) =>
    services.reviews.export(readReviewFilter(asked), format, actor),
}

export const loader = (args: LoaderFunctionArgs) => showExport(args, file)
export const action = (args: ActionFunctionArgs) => sendExport(args, file)

export default function ReviewsExport() {
  return <ListExport />
}
