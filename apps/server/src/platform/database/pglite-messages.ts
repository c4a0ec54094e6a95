/** Messages between the main thread and the worker of the embedded database. `id` is that of a connection. */
export interface WorkerOptions {
  /** Where the data lies; in memory where none is given. */
  dataDir?: string | undefined
  /** A file written by a dump, to start an in-memory database from. */
  template?: string | undefined
  idleInTransactionMs: number
}

export type ToWorker =
  | { kind: 'bytes'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; id: number }
  | { kind: 'dump'; file: string }
  | { kind: 'close' }

export type FromWorker =
  | { kind: 'ready' }
  /** It did not start, and these were its last words. */
  | { kind: 'failed'; said: string }
  | { kind: 'bytes'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; id: number }
  | { kind: 'dumped' }
