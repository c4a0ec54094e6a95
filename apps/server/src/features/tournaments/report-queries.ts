import { query } from '../../platform/database/query.ts'

export const putRating = query((db, args: { tournamentId: string; raterId: string; ratedId: string; stars: number }) =>
  db.insertInto('tournament_ratings').values({
    tournament_id: args.tournamentId,
    rater_id: args.raterId,
    rated_id: args.ratedId,
    stars: args.stars,
  }),
)
