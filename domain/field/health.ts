/** What a guest has told of their health; 'none' is said by themselves. */
export type HealthDeclaration = { none: true } | { conditions: string[]; note?: string }
