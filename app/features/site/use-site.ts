import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Site } from '#domain/site/site.ts'

/** The company's facts where no loader ran, because the server refused the request. */
export const SiteOnErrorScreen = createContext<Site | null>(null)

/** The company's facts from the root loader; null only on an error screen whose root loader failed. */
export function useSite(): Site | null {
  const withError = use(SiteOnErrorScreen)
  return (useRouteLoaderData('root') as { site: Site } | undefined)?.site ?? withError
}
