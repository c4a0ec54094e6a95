import type { TournamentValues } from './use-tournament-form.ts'

/** A new tournament in three steps. */
export const STEPS = ['what', 'where', 'players'] as const
export type Step = (typeof STEPS)[number]

export const FIELDS: Record<Step, readonly (keyof TournamentValues)[]> = {
  what: ['sport', 'title', 'format'],
  where: ['tournament_start', 'tournament_end', 'location', 'locstate', 'zip', 'venue'],
  players: [
    'slots',
    'rules',
    'minRate',
    'minSpread',
    'open_invite',
    'open_to_minors',
    'visibility',
    'ranked',
    'message',
  ],
}

/** The first step that holds one of the fields; players who could not be invited belong to the last. */
export const stepOf = (wrong: readonly string[]): Step =>
  STEPS.find(step => FIELDS[step].some(name => wrong.includes(name))) ?? 'players'

/** The step after this one; undefined after the last. */
export const nextOf = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1]
