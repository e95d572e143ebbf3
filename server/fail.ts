/** A reason why the server can't start, told to a person in one sentence. */
export class StartFailure extends Error {}

export function explainFailure(error: unknown): string {
  if (error instanceof StartFailure) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EPERM') return `A file or folder can't be used: ${message}.`
  return `The server could not start: ${message}.`
}
