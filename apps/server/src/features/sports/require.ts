import { sportTexts } from '@gauntlet/contract/sports/endpoints'
import type { Executor } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import { findSport } from './queries.ts'

/** The sport of that id, as a thing names it; refused (400) where there is none. */
export async function requireSport(executor: Executor, id: string): Promise<{ sport_id: string; sport_name: string }> {
  const sport = await findSport.first(executor, { id })
  if (!sport) throw badField('sport', sportTexts.unknownSport)
  return { sport_id: sport.id, sport_name: sport.name }
}
