import * as z from 'zod/mini'
import { challenge, onCard } from './answer.ts'

/**
 * An open challenge in a list of what a player may join: the card, and whether they may. The challenge itself has the
 * same fields, and tells the rest.
 */
export const openCard = z.extend(
  z.pick(challenge, {
    id: true,
    status: true,
    event_status_id: true,
    user_id: true,
    sides: true,
    user_count: true,
    sport: true,
    location: true,
    state: true,
    zip: true,
    venue: true,
    timezone: true,
    challenge_start: true,
    challenge_end: true,
    open_challenge: true,
    ranked: true,
    message: true,
    rules: true,
    created: true,
    frozen: true,
    reject: true,
    reported_winner_id: true,
    winnername: true,
    matchSet: true,
    friend_status: true,
    rank: true,
    distance: true,
    chance: true,
    draw_chance: true,
    stake: true,
  }),
  {
    issuer: onCard,
    recipients: z.array(onCard),
    opponents: z.array(onCard),
    users: z.array(onCard),
    request_user: z.array(onCard),
    actions: z.pick(challenge.shape.actions, { join: true, unjoin: true }),
  },
)
export type OpenCard = z.output<typeof openCard>
