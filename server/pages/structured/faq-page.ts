import type { StructuredNode } from './structured-node.ts'

export function faqPage(items: readonly { question: string; answer: string }[]): StructuredNode {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
