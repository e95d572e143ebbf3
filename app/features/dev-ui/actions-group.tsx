import { ArrowRight, Heart, Search, Share2 } from 'lucide'
import { useState } from 'react'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Group, Specimen } from './group.tsx'

export function ActionsGroup() {
  return (
    <Group
      id="actions"
      title="Buttons and links"
      intro="Buttons do something, links lead somewhere. One madder button in a view; the others step back."
    >
      <Specimen
        name="Tones"
        note="Hover darkens or fills. Tab through them: the ring is peacock on paper."
        className="flex flex-wrap gap-3"
      >
        <Button>Primary</Button>
        <Button tone="ghost">Ghost</Button>
        <Button tone="quiet">Quiet</Button>
        <Button tone="ink">Ends something</Button>
        <ButtonAnchor tone="ghost" href="https://example.com">
          Anchor to another site
        </ButtonAnchor>
      </Specimen>
      <Specimen name="On indigo" note="Gold is the action on dark grounds; the focus ring turns marigold.">
        <div className="on-dark flex flex-wrap gap-3 rounded-l bg-indigo p-6 text-white">
          <Button tone="gold">Become an organiser</Button>
          <IconButton label="Search" look="on-dark">
            <Icon node={Search} size={20} />
          </IconButton>
        </div>
      </Specimen>
      <div className="grid gap-12 m:grid-cols-2">
        <SizesAndStates />
        <Specimen
          name="Icon buttons"
          note="44 px round, always with a name for screen readers. An idle one keeps its focus."
          className="flex flex-wrap gap-3"
        >
          <IconButton label="Share">
            <Icon node={Share2} size={20} />
          </IconButton>
          <IconButton label="Save" look="outlined">
            <Icon node={Heart} size={20} />
          </IconButton>
          <IconButton label="Nothing further" look="outlined" idle>
            <Icon node={ArrowRight} size={20} />
          </IconButton>
        </Specimen>
      </div>
      <Specimen
        name="Long text"
        note="A long label takes a second line instead of leaving its place."
        className="max-w-[24em]"
      >
        <Button>Ask for the complete day-by-day plan of this journey</Button>
      </Specimen>
      <Specimen name="Text links">
        <p className="max-w-[40em]">
          Money is held until the journey starts, as the <Link to="#actions">terms of booking</Link> say. Our
          lead riders write about it in{' '}
          <Link to="https://example.com" external>
            the mountain riders’ handbook
          </Link>
          , which is worth an evening.
        </p>
      </Specimen>
    </Group>
  )
}

function SizesAndStates() {
  const [busy, setBusy] = useState(false)
  return (
    <Specimen
      name="Sizes and states"
      note="Disabled keeps its place; busy says what is going on."
      className="flex flex-wrap items-center gap-3"
    >
      <Button size="s">Small</Button>
      <Button disabled>Disabled</Button>
      <Button tone="ghost" disabled>
        Disabled
      </Button>
      <Button tone="ghost" busy={busy && 'Saving...'} onClick={() => setBusy(true)}>
        Save
      </Button>
      <Button tone="quiet" size="s" disabled={!busy} onClick={() => setBusy(false)}>
        Stop saving
      </Button>
    </Specimen>
  )
}
