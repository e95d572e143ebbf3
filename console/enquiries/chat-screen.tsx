import { MessageCircle } from 'lucide'
import { State } from '../ui/state.tsx'

/**
 * Stands in the new tab between the form and WhatsApp. The policy lets forms lead to pages of our own alone, also by a redirect; so the page goes on by itself, with or without
 * script, and by hand where a browser does not.
 */
export function ChatScreen({ link, back }: { link: string; back: string }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${link}`} />
      <State
        icon={MessageCircle}
        title="WhatsApp opens"
        page
        ways={
          <>
            <a href={link} className="button primary" rel="noreferrer">
              Open WhatsApp
            </a>
            <a href={back} className="button">
              Back to the enquiry
            </a>
          </>
        }
      >
        It is noted, with the words. They can still be changed there before they are sent.
      </State>
    </>
  )
}
