/** The parts of a bracket. A round robin is one group; the consolation final decides the third place. */
export const bracketParts = ['winners', 'losers', 'final', 'third', 'group'] as const
export type BracketPart = (typeof bracketParts)[number]

/**
 * `bye`: nobody comes to one side, nothing is played. `open`: a player is not known yet. `ready`: to be played.
 * `reported`: the other player answers. `disputed`: the organizer decides. `unneeded`: the second final of a double
 * elimination, where the undefeated player has won the first.
 */
export const matchStates = ['bye', 'open', 'ready', 'reported', 'disputed', 'decided', 'unneeded'] as const
export type MatchState = (typeof matchStates)[number]

/** How a match was decided: by both players, the silence of one, the organizer, or a withdrawal. */
export const deciders = ['players', 'silence', 'organizer', 'walkover'] as const
export type Decider = (typeof deciders)[number]

/** `draw` also draws anew; `disqualify` and `walk_in` are about another player. */
export const bracketActions = ['draw', 'withdraw', 'disqualify', 'walk_in'] as const
export type BracketAction = (typeof bracketActions)[number]

/**
 * `report` names the winner; of a match that the other player reported it is the answer, and confirms by the same name.
 * `correct` changes the result of a decided match, `take_score` takes over the score that the other player told of it.
 */
export const matchActions = ['report', 'dispute', 'decide', 'correct', 'take_score'] as const
export type MatchAction = (typeof matchActions)[number]

/**
 * The fate of matches that were played after a corrected one: played again, or kept with the two players
 * in each other's place.
 */
export const laterChoices = ['undo', 'keep'] as const
export type LaterChoice = (typeof laterChoices)[number]

/**
 * In a round robin players with as many points are parted by their own matches, by all scores, by what they scored;
 * `units` are the games or points of matches whose scores count sets.
 */
export const bracketTies = ['head_to_head', 'difference', 'units', 'scored'] as const
export type BracketTie = (typeof bracketTies)[number]

/** The last rounds can have formats of their own. */
export const ROUND_FORMATS_MAX = 3
/** Fewer are reported by their winner alone. */
export const BRACKET_MIN = 4
export const SCORE_MAX = 999
