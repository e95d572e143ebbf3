import { Badge } from '#app/ui/badge.tsx'
import { Accordion } from '#app/ui/collections/accordion.tsx'
import { Tabs } from '#app/ui/collections/tabs.tsx'
import { Link } from '#app/ui/link.tsx'
import { Group, Specimen } from './group.tsx'

const days = [
  {
    title: 'Day 1: Arrive in Leh',
    content: 'Rest is the plan. A short walk to Shanti Stupa at sunset, and an early night.',
  },
  { title: 'Day 2: Sham Valley and back', content: 'A 120 km warm-up past the Zanskar confluence.' },
  {
    title: 'Day 3: Over Khardung La to Nubra',
    content: 'Above 5,300 m by noon, camel dunes at Hunder before dinner.',
  },
]

const questions = [
  {
    title: 'Can I pay in parts?',
    content: 'Yes. A deposit holds the seat, the rest is due fifteen days before.',
  },
  {
    title: 'What if the road is closed?',
    content: 'The lead knows three other ways, and one good place to wait.',
  },
  {
    title:
      'Is there anything that one should know about height, cold and sleep before riding above five thousand metres for the first time?',
    content:
      'Go slowly, drink more than you want, and tell the lead how you slept. Oxygen travels with the group.',
  },
]

export function DisclosureGroup() {
  return (
    <Group
      id="disclosure"
      title="Open and closed"
      intro="All of the text is in the page: search engines read it, the browser’s own search finds it, and without JavaScript nothing is lost."
    >
      <Specimen
        name="Tabs"
        note="Arrow keys, Home and End move. The chosen tab is in the address. The row scrolls on phones."
      >
        <Tabs
          label="About the journey"
          linkable
          heading="h4"
          tabs={[
            { id: 'plan', label: 'Plan', panel: <Accordion items={days} defaultOpen={[0]} heading="h4" /> },
            { id: 'highlights', label: 'Highlights', panel: <p>Five passes, two lakes, one dark sky.</p> },
            {
              id: 'included',
              label: 'What is included',
              panel: <p>Bike, fuel, beds, breakfast and dinner, permits.</p>,
            },
            {
              id: 'policy',
              label: 'Cancellation policy',
              panel: <p>Until thirty days before: all of it, less the fee.</p>,
            },
            {
              id: 'packing',
              label: 'Things to carry',
              panel: <p>Layers, sunglasses, a licence, patience.</p>,
            },
          ]}
        />
      </Specimen>
      <Specimen name="One tab" note="Rare, and still in order.">
        <Tabs
          label="Single"
          heading="h4"
          tabs={[{ id: 'only', label: 'Only one', panel: <p>Nothing to choose.</p> }]}
        />
      </Specimen>
      <div className="grid items-start gap-12 l:grid-cols-2">
        <Specimen name="Accordion, one open at a time" note="Opening one closes the other.">
          <Accordion items={questions} exclusive heading="h4" />
        </Specimen>
        <Specimen
          name="Accordion, several open"
          note="The first is open from the start. Titles may hold more than text."
        >
          <Accordion
            heading="h4"
            defaultOpen={[0]}
            items={[
              {
                title: (
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    Refunds <Badge tone="leaf">In 7 to 10 days</Badge>
                  </span>
                ),
                content: (
                  <p>
                    They go back the way they came. More in <Link to="#disclosure">the policy</Link>.
                  </p>
                ),
              },
              { title: 'Invoices', content: 'One for each payment, in your account.' },
            ]}
          />
        </Specimen>
      </div>
    </Group>
  )
}
