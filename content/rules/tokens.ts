import type { PageToken } from '../pages/types.ts'
import type { Problem, Source } from '../problem.ts'

/** Every token there is: the type makes this list complete. */
const known: Record<PageToken, true> = {
  cancellationPolicy: true,
  refundDays: true,
  gstRate: true,
  tcsRate: true,
  emiMinimum: true,
  emiMonths: true,
  confirmationHours: true,
  supportHours: true,
  maxGuests: true,
  phone: true,
  email: true,
  minimumAge: true,
  adultAge: true,
  keptYears: true,
}

/** Only known tokens stand in the prose of the pages that fill them, and none where they would be shown as they are. */
export function checkTokens({ pages, trips, posts }: Source): Problem[] {
  return [
    ...pages.faq.flatMap(({ id, items }) =>
      items.flatMap(({ question, answer }, i) => [
        ...unknownTokens('content/pages/faq.ts', `${id}.${i}.answer`, answer),
        ...strayTokens('content/pages/faq.ts', `${id}.${i}.question`, question),
      ]),
    ),
    ...(['privacy', 'terms'] as const).flatMap((page) =>
      pages[page].flatMap(({ id, paragraphs }) =>
        paragraphs.flatMap((text, i) => unknownTokens(`content/pages/${page}.ts`, `${id}.${i}`, text)),
      ),
    ),
    ...trips.flatMap(({ file, value }) =>
      value.faqs.flatMap(({ answer }, i) => strayTokens(file, `faqs.${i}.answer`, answer)),
    ),
    ...posts.flatMap(({ file, value }) => strayTokens(file, 'body', value.body)),
  ]
}

const tokensIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)

function unknownTokens(file: string, field: string, text: string): Problem[] {
  return tokensIn(text)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({
      file,
      field,
      message: `there is no token {${name}}: write one of ${Object.keys(known).join(', ')}`,
    }))
}

function strayTokens(file: string, field: string, text: string): Problem[] {
  return tokensIn(text).map((name) => ({
    file,
    field,
    message: `{${name}} would be shown as it is: write the words, tokens are for faq answers, privacy and terms`,
  }))
}
