export const stages = ['new', 'called', 'quoted', 'won', 'lost'] as const
export type Stage = (typeof stages)[number]

/** Each stage in words, and what may follow it. What is over can be taken up again, where it was over by mistake or somebody comes back. */
export const stageTable = {
  new: { title: 'New', next: ['called', 'quoted', 'won', 'lost'] },
  called: { title: 'Called', next: ['quoted', 'won', 'lost'] },
  quoted: { title: 'Quoted', next: ['called', 'won', 'lost'] },
  won: { title: 'Won', next: ['quoted'] },
  lost: { title: 'Lost', next: ['called'] },
} as const satisfies Record<Stage, { title: string; next: readonly Stage[] }>

/** Somebody still has to do something about it. */
export const openStages = ['new', 'called', 'quoted'] as const satisfies readonly Stage[]

export function isOpen(stage: Stage): boolean {
  return (openStages as readonly Stage[]).includes(stage)
}

export function mayFollow(from: Stage, to: Stage): boolean {
  return (stageTable[from].next as readonly Stage[]).includes(to)
}

/** Why nothing came of it. The log names these words, which hold nothing of a person. */
export const lostReasons = {
  'too dear': 'Too dear',
  'date not offered': 'Date not offered',
  'booked elsewhere': 'Booked elsewhere',
  'plans changed': 'Their plans changed',
  'no answer': 'No answer',
  'not a traveller': 'No traveller (press, offers, the like)',
} as const

export type LostReason = keyof typeof lostReasons
