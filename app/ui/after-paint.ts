/** Leaves the answer to a press to be painted first: what takes longer, such as a navigation, follows. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
