import { OfflineScreen } from '#app/layout/offline-screen.tsx'

/** What the service worker shows in place of a page that it has no copy of. It fills the list in (app/worker/offline-page.ts). */
export default function Offline() {
  return (
    <OfflineScreen>
      <div className="mt-14 w-full max-w-[34em] text-left">
        <div id="kept-pages" />
      </div>
    </OfflineScreen>
  )
}
