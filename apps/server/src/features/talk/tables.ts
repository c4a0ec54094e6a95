import type { TalkKind } from '@gauntlet/contract/talk/texts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    talk_threads: { thing_id: string; kind: TalkKind; last: number; pinned: number | null; look_at: Date }
    talk_messages: MessageColumns
    talk_people: { thing_id: string; user_id: string; read: number; muted: boolean }
    talk_reports: {
      id: string
      thing_id: string
      number: number
      reporter_id: string
      why: string
      created_at: Date
      closed_at: Date | null
      kind: TalkKind | null
      author_id: string | null
      around: string | null
    }
  }
}

export interface MessageColumns {
  thing_id: string
  number: number
  author_id: string
  text: string
  created_at: Date
}
