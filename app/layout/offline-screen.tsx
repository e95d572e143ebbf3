import { TryAgain } from '#app/features/offline/try-again.tsx'
import { MessageScreen } from './message-screen.tsx'

/** There is no network: says so in its own words, and goes on by itself once there is one. */
export function OfflineScreen() {
  return (
    <MessageScreen
      title="You are offline"
      text="This page can’t be reached without a connection, and there is no copy of it on this device."
    >
      <TryAgain />
    </MessageScreen>
  )
}
