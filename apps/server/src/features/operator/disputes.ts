import { STRIKES_WITHIN } from '@gauntlet/rules/challenges/results'
import { scoreText } from '@gauntlet/rules/scores/shown'
import { type Desk, noMore, readWords, type Said } from '../../platform/operator/command.ts'
import { listMessagesAbout, type MessageRow } from '../contact/queries.ts'
import { type ClaimRow, type DisputeRow, listClaims, listDisputes, listStars } from './dispute-queries.ts'
import { heldTournaments } from './held-tournaments.ts'
import { presentMessage, tellWritten } from './messages.ts'
import { indented, moment, plural } from './formats.ts'

type Stars = Awaited<ReturnType<typeof listStars.all>>[number]

interface Dispute {
  row: DisputeRow
  claims: ClaimRow[]
  stars: Stars[]
  messages: MessageRow[]
}

/** See the row in commands.ts. */
export async function run({ services: { db, clock } }: Desk, words: readonly string[]): Promise<Said> {
  noMore(readWords(words, {}).positionals, 0)
  const rows = await listDisputes.all(db)
  const ids = rows.map(({ id }) => id)
  const since = new Date(clock.now().getTime() - STRIKES_WITHIN)
  const [claims, stars, messages] = await Promise.all([
    listClaims.all(db, { ids, since }),
    listStars.all(db, { ids }),
    listMessagesAbout.all(db, { ids }),
  ])
  const disputes = rows.map(
    (row): Dispute => ({
      row,
      claims: claims.filter(({ challenge_id }) => challenge_id === row.id),
      stars: stars.filter(({ challenge_id }) => challenge_id === row.id),
      messages: messages.filter(({ challenge_id }) => challenge_id === row.id),
    }),
  )
  const held = await heldTournaments(db)
  const texts = [...disputes.map(tell), ...held.texts]
  return {
    data: { disputes: disputes.map(present), tournaments: held.data },
    text: texts.length === 0 ? 'No result is disputed.' : texts.join('\n\n'),
  }
}

const present = ({ row, claims, stars, messages }: Dispute) => ({
  challenge_id: row.id,
  sport: row.sport,
  ranked: row.ranked,
  start: row.start_at.toISOString(),
  venue: row.venue,
  city: row.city,
  disputed_at: row.disputed_at.toISOString(),
  disputed_by: row.disputed_by,
  /** The winner who stands until the decision; null while the match is reported. */
  standing_winner_id: row.winner_id,
  void_at: row.becomes_at?.toISOString() ?? null,
  players: claims.map(({ user_id, name, email, message, reported_winner_id, reported_at, told, strikes }) => ({
    id: user_id,
    name,
    email,
    message,
    reported_winner_id,
    reported_at: reported_at?.toISOString() ?? null,
    ending: told?.ending ?? null,
    score: told?.score?.given ?? null,
    stars: Object.fromEntries(
      stars.filter(({ rater_id }) => rater_id === user_id).map(({ rated_id, stars: given }) => [rated_id, given]),
    ),
    void_disputes: strikes,
  })),
  messages: messages.map(presentMessage),
})

/** A player's report; the score as the issuer tells it, the first of the players. */
function claimOf(
  { reported_winner_id, reported_at, told }: Pick<ClaimRow, 'reported_winner_id' | 'reported_at' | 'told'>,
  nameOf: (id: string) => string,
): string {
  if (!reported_at) return 'has not reported'
  const outcome = reported_winner_id === null ? 'it was a draw' : `${nameOf(reported_winner_id)} won`
  const score = told?.score ? `, ${scoreText(told.score, 0)}` : ''
  const ending = told?.ending ? ` by ${told.ending}` : ''
  return `says that ${outcome}${ending}${score} (${moment(reported_at)})`
}

function tell({ row, claims, stars, messages }: Dispute): string {
  const nameOf = (id: string) => claims.find(({ user_id }) => user_id === id)?.name ?? id
  const until = row.becomes_at ? `void by itself on ${moment(row.becomes_at)}` : 'the result stands until you decide'
  const sides = claims.flatMap(({ user_id, name, email, message, strikes, ...report }) => {
    const claim = claimOf(report, nameOf)
    const given = stars
      .filter(({ rater_id }) => rater_id === user_id)
      .map(each => `, gave ${nameOf(each.rated_id)} ${plural(each.stars, 'star')}`)
    return [
      `  ${name} <${email ?? ''}> ${claim}${given.join('')}`,
      `    ${user_id}, ${plural(strikes, 'void dispute')} in 90 days`,
      ...(message === '' ? [] : [indented(`"${message}"`)]),
    ]
  })
  return [
    `challenge ${row.id}`,
    `  ${row.sport}${row.ranked ? ', ranked' : ''}, ${moment(row.start_at)}, ${row.venue}, ${row.city}`,
    `  disputed by ${nameOf(row.disputed_by)} on ${moment(row.disputed_at)}; ${until}`,
    ...sides,
    ...messages.map(tellWritten),
  ].join('\n')
}
