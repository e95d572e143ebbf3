import { ActionsGroup } from './actions-group.tsx'
import { CollectionsGroup } from './collections-group.tsx'
import { DisclosureGroup } from './disclosure-group.tsx'
import { FormsGroup } from './forms-group.tsx'
import { OverlaysGroup } from './overlays-group.tsx'
import { PiecesGroup } from './pieces-group.tsx'
import { TokensGroup } from './tokens-group.tsx'

const contents = [
  ['tokens', 'Tokens'],
  ['actions', 'Buttons and links'],
  ['forms', 'Forms'],
  ['overlays', 'Above the page'],
  ['disclosure', 'Open and closed'],
  ['collections', 'Collections'],
  ['pieces', 'Small pieces'],
] as const

/** Every primitive in each of its states, for those who design and those who build. */
export function DevUiPage() {
  return (
    <div className="wrap py-10 m:py-18">
      <p className="font-label text-marigold-deep">For builders</p>
      <h1 className="display mt-2 text-3xl">Design system</h1>
      <p className="mt-4 max-w-[34em] text-lg text-ink-2">
        The parts that Kafila is made of, in all their states. Try them with the keyboard, at 320 pixels, and
        with motion turned off.
      </p>
      <div className="mt-10 grid gap-10">
        <nav aria-label="Contents">
          <ul className="flex flex-wrap gap-x-5">
            {contents.map(([id, name]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center rounded-xs text-ink-2 hover:text-peacock hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-12">
          <TokensGroup />
          <ActionsGroup />
          <FormsGroup />
          <OverlaysGroup />
          <DisclosureGroup />
          <CollectionsGroup />
          <PiecesGroup />
        </div>
      </div>
    </div>
  )
}
