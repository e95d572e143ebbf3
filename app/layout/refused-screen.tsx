import { MessageScreen } from './message-screen.tsx'
import { ToHome } from './to-home.tsx'

/** The server refused what was asked: says why, and what to do next. */
export function RefusedScreen({ title, text }: { title: string; text: string }) {
  return (
    <MessageScreen title={title} text={text}>
      <ToHome />
    </MessageScreen>
  )
}
