import type { Database } from '../platform/database/database.ts'
import { FILLS, readFills } from '../platform/database/migration-files.ts'

/** The tables that triggers keep, as texts; a count that has gone back to 0 is treated as none. */
const DERIVED = {
  name_words: 'select * from name_words',
  listed: 'select user_id, sport_id, listed from player_sports',
  rank_histograms: 'select * from rank_histograms where numbered <> 0 or provisional <> 0',
  near_people: 'select * from near_people',
  match_players: 'select * from match_players',
  board_counts: 'select * from board_counts where players <> 0',
  gain_counts: 'select * from gain_counts where players <> 0',
  board_totals: `select sport_id, days, gender_id, numbered, step, sum(players) as players from board_totals
    group by 1, 2, 3, 4, 5 having sum(players) <> 0`,
  board_tiles: `select * from board_tiles where steps <> '{}'`,
  people_counts: 'select * from people_counts where players <> 0',
  win_counts: 'select * from win_counts where wins <> 0',
  town_sports: 'select * from town_sports where players <> 0',
  match_challenges: 'select * from match_challenges',
  challenge_tiles: 'select * from challenge_tiles where challenges <> 0',
  challenge_points: 'select * from challenge_points where challenges <> 0',
  tournament_finds: 'select * from tournament_finds',
  tournament_tiles: `select * from tournament_tiles where froms <> '{}'`,
  partnerships: 'select * from partnerships where results > 0',
  bracket_plays: 'select * from bracket_plays',
  last_plays: 'select * from last_plays',
}

export const readDerived = (db: Database): Promise<Record<string, string[]>> =>
  db.session(async session => {
    const texts: Record<string, string[]> = {}
    for (const [name, text] of Object.entries(DERIVED)) {
      const rows = await session.run(`select row_to_json(t)::text as text from (${text}) t`)
      texts[name] = rows.map(row => String(row['text'])).toSorted()
    }
    return texts
  })

const EMPTIED = `
  truncate bracket_plays, last_plays, partnerships, win_counts, town_sports, challenge_tiles, challenge_points,
    tournament_tiles, board_totals;
  update people_counts set players = 0, findable = 0;
  update near_people set plays = false;
  update tournament_finds set tile = null;
  update towns set people = 0, players = 0;
  delete from fills;`

/** As though the triggers that keep them were only about to come: the next migration has to fill all of these. */
export const forgetFilled = (db: Database) =>
  db.session(session => session.run(`${EMPTIED} delete from migrations where name like 'repeatable/%'`))

/** As though the triggers had just come: nothing is filled yet, and whoever writes is counted. */
export const beginFills = (db: Database) =>
  db.session(async session => {
    await session.run(EMPTIED)
    for (const { name, batches } of readFills()) {
      const until = batches.table === 'results' ? '(select max(seq) from results)' : 'null'
      await session.run(`insert into fills (name, until) select $1, ${until}`, [name.slice(FILLS.length)])
    }
  })
