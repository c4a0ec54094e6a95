import type { Database } from '../../../apps/server/src/platform/database/database.ts'

/** The sport that most play, and all its players in an order that says nothing of them. */
export async function mostPlayed(db: Database): Promise<{ sportId: string; ids: string[] }> {
  const rows = await db.session(session =>
    session.run(`select sport_id, user_id from player_sports
      where sport_id = (select sport_id from player_sports group by sport_id order by count(*) desc limit 1)
      order by hashtext(user_id::text)`),
  )
  return { sportId: String(rows[0]?.['sport_id']), ids: rows.map(row => String(row['user_id'])) }
}
