export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

/** A thing of schema.org. Only what the page shows may stand in one. */
export type StructuredNode = { '@type': string | string[]; [key: string]: Json | undefined }
