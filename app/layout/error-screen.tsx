import { useLocation, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { MessageScreen } from './message-screen.tsx'

/** Says what to do next and never shows what went wrong inside. */
export function ErrorScreen() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <MessageScreen
      title="Something went wrong"
      text="An unexpected error occurred. Please try refreshing the page."
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => navigate(pathname + search, { replace: true })}>Try Again</Button>
        <Button tone="ghost" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </div>
    </MessageScreen>
  )
}
