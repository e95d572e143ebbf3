import { waitingRules } from '#domain/waiting/waiting-line.ts'

/** How a line moves, in three sentences. */
export function WaitingRules() {
  return (
    <section aria-labelledby="rules" className="rounded-l bg-paper-2 p-5 m:p-6">
      <h2 id="rules" className="font-strong">
        What happens
      </h2>
      <ol className="mt-3 grid list-decimal gap-2.5 pl-5 text-[0.9375rem] text-pretty text-ink-2">
        {waitingRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  )
}
