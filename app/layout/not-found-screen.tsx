import { MessageScreen } from './message-screen.tsx'
import { ToHome } from './to-home.tsx'

export function NotFoundScreen() {
  return (
    <MessageScreen
      title="Page not found"
      heading={
        <>
          <span className="block text-[clamp(5rem,3rem+12vw,11rem)] leading-[0.9] text-marigold-deep">
            404
          </span>{' '}
          <span className="mt-4 block">Oops! Page not found</span>
        </>
      }
      text="This trail ends here. The address may be misspelt, or the page has moved on."
    >
      <ToHome />
    </MessageScreen>
  )
}
