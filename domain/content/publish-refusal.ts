/** Why something that was to be published was not, as it is kept; the words are made where it is shown. */
export type PublishRefusal =
  | { reason: 'invalid'; problems: { file: string; field: string; message: string }[] }
  | { reason: 'asked'; said: string[] }
  | { reason: 'conflict' | 'unchanged' | 'draft changed' }

const words = {
  conflict: 'Another version was published since the draft was begun.',
  unchanged: 'It says the same as what stands on the site.',
  'draft changed': 'The draft was changed after its publication was planned.',
}

/** A sentence for each thing that spoke against it. */
export function sayRefusal(refusal: PublishRefusal): string[] {
  if (refusal.reason === 'invalid')
    return refusal.problems.map(({ file, field, message }) => `${file}, ${field}: ${message}.`)
  return refusal.reason === 'asked' ? refusal.said : [words[refusal.reason]]
}
