import { type Stage, stageTable } from '#domain/enquiries/stages.ts'
import { Tag } from '../ui/tag.tsx'

const tones = {
  new: 'wait',
  called: 'chosen',
  quoted: 'under-way',
  won: 'good',
  lost: 'plain',
} as const satisfies Record<Stage, string>

export function StageTag({ stage }: { stage: Stage }) {
  return <Tag tone={tones[stage]}>{stageTable[stage].title}</Tag>
}
