import { askPrices } from './prices/ask-prices.ts'
import type { PublishAsk } from './publish-ask.ts'

/** Asked before anything goes onto the site, whichever way. A new one is a row here. */
export const publishAsks: readonly PublishAsk[] = [askPrices]
