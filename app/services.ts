import { createContext } from 'react-router'
import type { PageState, Services } from '#server/services.ts'

/** What loaders and actions may ask of the server. */
export const services = createContext<Services>()

/** The page being made: its script nonce, and how long it may be cached. */
export const pageState = createContext<PageState>()
