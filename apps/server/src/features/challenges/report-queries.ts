import { query } from '../../platform/database/query.ts'

export const putRating = query((db, args: { challengeId: string; raterId: string; ratedId: string; stars: number }) =>
  db
    .insertInto('challenge_ratings')
    .values({ challenge_id: args.challengeId, rater_id: args.raterId, rated_id: args.ratedId, stars: args.stars }),
)
