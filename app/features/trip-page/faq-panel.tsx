import { Accordion } from '#app/ui/collections/accordion.tsx'

export function FaqPanel({ faqs }: { faqs: { question: string; answer: string }[] }) {
  return (
    <Accordion
      exclusive
      items={faqs.map(({ question, answer }) => ({ title: question, content: answer }))}
      className="[&_h3]:text-pretty"
    />
  )
}
