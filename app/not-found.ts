import { data, type RouterContextProvider } from 'react-router'
import type { NotFoundPage } from '#server/pages/not-found/show-not-found.ts'
import { services } from './services.ts'

/** The answer of an address that leads nowhere: status 404, and what may have been meant. */
export async function notFound(context: Readonly<RouterContextProvider>, { pathname }: URL) {
  return data<NotFoundPage>(await context.get(services).showNotFound(pathname), { status: 404 })
}
