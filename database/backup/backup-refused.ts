/** A reason why nothing is saved or restored, told to a person in one sentence. */
export class BackupRefused extends Error {}
