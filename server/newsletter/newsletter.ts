import { type CancelSubscription, createCancelSubscription } from './cancel-subscription.ts'
import { type ConfirmSubscription, createConfirmSubscription } from './confirm-subscription.ts'
import { createFindSubscription, type FindSubscription } from './find-subscription.ts'
import { createSubscribeAddress, type SubscribeAddress, type SubscribeDeps } from './subscribe-address.ts'

export type Newsletter = {
  subscribeAddress: SubscribeAddress
  findSubscription: FindSubscription
  confirmSubscription: ConfirmSubscription
  cancelSubscription: CancelSubscription
}

export function createNewsletter(deps: SubscribeDeps): Newsletter {
  return {
    subscribeAddress: createSubscribeAddress(deps),
    findSubscription: createFindSubscription(deps),
    confirmSubscription: createConfirmSubscription(deps),
    cancelSubscription: createCancelSubscription(deps),
  }
}
