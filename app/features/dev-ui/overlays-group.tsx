import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { Drawer } from '#app/ui/overlays/drawer.tsx'
import { toast } from '#app/ui/toast.tsx'
import { Group, Specimen } from './group.tsx'

type Opened = 'dialog' | 'long dialog' | 'drawer' | 'scroll drawer' | null

const chapters = ['Road', 'Weather', 'Food', 'Beds', 'Money', 'Height', 'Clothes', 'Papers']

export function OverlaysGroup() {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <Group
      id="overlays"
      title="Above the page"
      intro="While one is open the page behind keeps still. Escape and a click outside close it, and the focus goes back to where it was."
    >
      <Specimen
        name="Dialog"
        note="In the middle of a wide screen, at the bottom edge of a phone."
        className="flex flex-wrap gap-3"
      >
        <Button tone="ghost" onClick={() => setOpened('dialog')}>
          Open dialog
        </Button>
        <Button tone="ghost" onClick={() => setOpened('long dialog')}>
          Open long dialog
        </Button>
      </Specimen>
      <Specimen
        name="Drawer"
        note="Three quarters of a phone’s width. The second one also closes when the page scrolls."
        className="flex flex-wrap gap-3"
      >
        <Button tone="ghost" onClick={() => setOpened('drawer')}>
          Open drawer
        </Button>
        <Button tone="ghost" onClick={() => setOpened('scroll drawer')}>
          Open drawer that scrolling closes
        </Button>
      </Specimen>
      <ToastSpecimen />

      <DetailsDialog open={opened === 'dialog'} onClose={close} />
      <Dialog
        open={opened === 'long dialog'}
        onClose={close}
        title="Everything there is to know before one leaves for the mountains"
      >
        <Chapters />
      </Dialog>
      <Drawer open={opened === 'drawer'} onClose={close} label="Menu">
        <Chapters />
      </Drawer>
      <Drawer open={opened === 'scroll drawer'} onClose={close} label="Light menu" closeOnScroll>
        <p className="text-ink-2">Scroll the page beside this panel, and it goes.</p>
      </Drawer>
    </Group>
  )
}

function ToastSpecimen() {
  return (
    <Specimen
      name="Toast"
      note="One at a time, six seconds; pointing at it or focusing it keeps it. Inside an open dialog it appears within."
      className="flex flex-wrap gap-3"
    >
      <Button tone="ghost" onClick={() => toast({ title: 'Link copied' })}>
        Show info
      </Button>
      <Button
        tone="ghost"
        onClick={() =>
          toast({ title: 'Message sent', description: 'We answer within a day.', tone: 'success' })
        }
      >
        Show success
      </Button>
      <Button
        tone="ghost"
        onClick={() =>
          toast({
            title: 'Nothing was found',
            description:
              'Try other words, or look through the whole list: there are journeys for every month of the year.',
            tone: 'destructive',
          })
        }
      >
        Show failure
      </Button>
    </Specimen>
  )
}

function DetailsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Get the details" subtitle="We send them by mail, once.">
      <form
        className="mt-6 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          toast({ title: 'Details sent', tone: 'success' })
        }}
      >
        <Field label="Your email">
          {(control) => (
            <TextInput {...control} type="email" name="email" autoComplete="email" data-autofocus />
          )}
        </Field>
        <Button type="submit">Send details</Button>
      </form>
    </Dialog>
  )
}

function Chapters() {
  return (
    <ul className="mt-4 grid gap-4">
      {chapters.map((chapter) => (
        <li key={chapter}>
          <h3 className="font-strong">{chapter}</h3>
          <p className="text-ink-2">
            Short advice from people who have been there often, written for those who go for the first time.
          </p>
        </li>
      ))}
    </ul>
  )
}
