export const truth = 'Do the ranks tell the truth?'
export const findAFairMatch = 'Find a fair match'
export const beforeARankedMatch = 'We give the chances before each match. Here is how often they came true.'
export const sport = 'Sport'
export const allSports = 'All sports'
export const nOfSport = { one: '{sport} ({n} match)', other: '{sport} ({n} matches)' } as const
export const whichMatches = 'Which matches'
export const allMatches = 'All matches'
export const settledRanks = 'Settled ranks only'
export const withAQuestionMark = 'With a new player'
export const oneAgainstOne = 'One against one'
export const withPartners = 'With partners'
export const whenWeSaidPlayersWon = 'When we said {from}\u00a0to\u00a0{to}, players won {happened} of the time.'
export const wonOfMatches = '{won} of {matches}'
export const rowsAgree = 'What we said is within the likely range in {agreeing} of {rows} rows.'
export const weSaid = 'We said'
export const theyWon = 'They won'
export const matches = 'Matches'
export const likelyRange = 'Likely range'
export const percentFromTo = '{from}–{to}%'
export const howToReadIt = 'How to read it'
export const onTheLine =
  'Each dot is a row of the table. On the dashed line, a chance came true exactly as often as we said. The bar at a dot is the likely range: it holds the true share nineteen times out of twenty, and is long where matches are few.'
export const notEnoughMatches = 'Not enough matches yet'
export const thereAreOf = {
  one: 'There is {n} match so far. We show how the chances turned out from {enough} on.',
  other: 'There are {n} matches so far. We show how the chances turned out from {enough} on.',
} as const
export const againstACoin = 'Better than a coin?'
export const twoScores =
  'Log-loss and Brier score are two usual ways to say how far the chances were from what happened. The lower, the better. Whoever says 50% each time gets the last line.'
export const logLoss = 'Log-loss'
export const brier = 'Brier'
export const aCoin = 'A coin: always 50%'
export const aDashIsFew = 'A dash: fewer than {enough} matches.'
export const howItIsCounted = 'How it is counted'
export const beforeTheMatch =
  'The chance is the one from before the match, made of earlier results only. Every ranked match counts; a result that is taken back falls out.'
export const eachMatchTwice = 'Each match stands in two rows, once for each side.'
export const evenMatches = {
  one: '{n} match was given as exactly even. That cannot turn out wrong, so it stands in no row.',
  other: '{n} matches were given as exactly even. That cannot turn out wrong, so they stand in no row.',
} as const
export const drawsAreLeftOut =
  'A draw moves ranks as half a win for each side. Here draws are left out, since the chance is that of winning if one side does.'
export const nDraws = { one: 'There was {n}.', other: 'There were {n}.' } as const
export const settledIs =
  'A rank is settled once it has lost its question mark. A match counts as settled if everybody’s rank was.'
export const placesAreNot = 'The places of a race or a field of many move ranks too, but are no match of two sides.'
export const countedAt = 'Counted every hour, the last time {when}.'
