import { createStore } from '#app/ui/create-store.ts'

/** The traveller has just ended all logins here: the page says so until somebody logs in. */
export const signedOutEverywhere = createStore(false)
