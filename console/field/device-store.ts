import type { FieldAct } from '#domain/field/field-notes.ts'

/** A note as the phone holds it, from the press until the departure is forgotten. */
export type DeviceNote = {
  key: string
  departure: string
  act: FieldAct
  /** As they are sent. */
  fields: Record<string, string>
  at: string
  state: 'waiting' | 'sent' | 'refused'
  /** Why the server did not take it. */
  why?: string
}

/** A departure that is on this phone, and the last day on which it may be, YYYY-MM-DD. */
export type KeptDeparture = { departure: string; until: string }
export type SealedHealth = {
  departure: string
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
  keptAt: string
}

type Stores = {
  notes: DeviceNote
  kept: KeptDeparture
  health: SealedHealth
  /** Can't be taken out of the browser, only used in it. */
  keys: { name: 'health'; key: CryptoKey }
}
type StoreName = keyof Stores

const keyPaths: Record<StoreName, string> = {
  notes: 'key',
  kept: 'departure',
  health: 'departure',
  keys: 'name',
}

function asPromise<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('kafila-field', 1)
  request.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(keyPaths))
      request.result.createObjectStore(name, { keyPath })
  }
  return asPromise(request)
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

/** One step in one store; what is written is on the disk once it answers. */
async function within<Value>(
  name: StoreName,
  mode: IDBTransactionMode,
  step: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open()
  try {
    const transaction = database.transaction(name, mode)
    const done = ended(transaction)
    const value = await asPromise(step(transaction.objectStore(name)))
    await done
    return value
  } finally {
    database.close()
  }
}

/** Forgets a departure in one step: whoever looks meanwhile finds all of it or nothing. */
async function forgetDeparture(departure: string): Promise<void> {
  const database = await open()
  try {
    const transaction = database.transaction(['notes', 'health', 'kept'], 'readwrite')
    const done = ended(transaction)
    const notes = transaction.objectStore('notes')
    for (const { key, departure: of } of await asPromise<DeviceNote[]>(notes.getAll()))
      if (of === departure) notes.delete(key)
    transaction.objectStore('health').delete(departure)
    transaction.objectStore('kept').delete(departure)
    await done
  } finally {
    database.close()
  }
}

/** Writes what became of a note, unless it was forgotten while it was on its way: nothing that is gone comes back. */
async function changeNote(note: DeviceNote): Promise<void> {
  const database = await open()
  try {
    const transaction = database.transaction('notes', 'readwrite')
    const done = ended(transaction)
    const notes = transaction.objectStore('notes')
    if (await asPromise(notes.getKey(note.key))) notes.put(note)
    await done
  } finally {
    database.close()
  }
}

/** What a captain's phone keeps. */
export const device = {
  all: <Name extends StoreName>(name: Name): Promise<Stores[Name][]> =>
    within(name, 'readonly', (store) => store.getAll()),
  get: <Name extends StoreName>(name: Name, key: string): Promise<Stores[Name] | undefined> =>
    within(name, 'readonly', (store) => store.get(key)),
  put: <Name extends StoreName>(name: Name, value: Stores[Name]) =>
    within(name, 'readwrite', (store) => store.put(value)),
  remove: (name: StoreName, key: string) => within(name, 'readwrite', (store) => store.delete(key)),
  clear: (name: StoreName) => within(name, 'readwrite', (store) => store.clear()),
  forgetDeparture,
  changeNote,
}
