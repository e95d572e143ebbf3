import type { Actor } from '#domain/staff/actor.ts'

/** Somebody who works at the console. */
export function actorOf({ id, name }: { id: string; name: string }): Extract<Actor, { kind: 'staff' }> {
  return { kind: 'staff', id, name, through: 'console' }
}
