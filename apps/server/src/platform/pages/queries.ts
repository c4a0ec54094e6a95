import { sql } from 'kysely'
import { query } from '../database/query.ts'

export const ping = query(() => sql<{ one: number }>`select 1 as one`)

export const countMails = query(() => sql<{ waiting: number }>`select count(*) as waiting from mail_outbox`)
