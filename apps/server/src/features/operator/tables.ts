declare module '../../platform/database/tables.ts' {
  interface Tables {
    operator_acts: {
      id: string
      acted_at: Date
      who: string
      act: string
      subject: string
      /** JSON text. */
      details: string
      why: string
    }
  }
}

export interface ActRow {
  id: string
  acted_at: Date
  who: string
  act: string
  subject: string
  details: Record<string, unknown>
  why: string
}
