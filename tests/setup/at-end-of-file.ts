type Undo = () => unknown

const undos: Undo[] = []

/**
 * Undoes something when the test file ends, wherever in it that was started: at its top, in a hook or in a test. Vitest's own `afterAll`
 * counts at the top alone.
 */
export function atEndOfFile(undo: Undo): void {
  undos.push(undo)
}

/** The last first, as each may use what was opened before it. */
export async function endFile(): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) await undo()
}
