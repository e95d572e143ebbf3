export const root: string
export const node24: string
export const serverArguments: string[]
export const allocatorSettings: Record<string, string>
