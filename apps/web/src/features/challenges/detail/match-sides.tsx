import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Composition, MatchSide } from '@gauntlet/contract/challenges/sides'
import { mdiTrophy } from '@mdi/js'
import { fill, paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { Chip } from '../../../ui/status-chip.tsx'
import { FreeSide } from '../free-side.tsx'
import { bothSides, isAhead, peopleOn, sideFor, type SideIndex, winningSide } from '../sides.ts'
import { shownRank } from '../who.ts'
import * as lineupTexts from '../lineup/texts.ts'
import * as texts from '../texts.ts'

const FACE = 36

const COMPOSITIONS: Partial<Record<Composition, string>> = {
  men: lineupTexts.forMen,
  women: lineupTexts.forWomen,
  mixed: lineupTexts.forMixed,
}

/** The two sides of a match: captains, players, and the places that are free. The viewer's own comes first. */
export function MatchSides({
  challenge,
  sides,
  viewerId,
}: {
  challenge: Challenge
  sides: readonly MatchSide[]
  viewerId: string
}) {
  const own = sideFor(challenge, viewerId)
  const won = challenge.event_status_id === S.complete ? winningSide(challenge) : undefined
  const composition = challenge.composition && COMPOSITIONS[challenge.composition]
  return (
    <>
      {composition && (
        <p className="row">
          <Chip>{composition}</Chip>
        </p>
      )}
      <div className="line-ups">
        {bothSides
          .toSorted((a, b) => Number(b === own) - Number(a === own))
          .map(at => {
            const side = sides[at]
            return (
              side && (
                <Side
                  key={at}
                  side={side}
                  people={peopleOn(challenge, at)}
                  heading={headingOf(side, at, own)}
                  ahead={isAhead(challenge)}
                  won={at === won}
                  isOver={challenge.event_status_id === S.complete}
                />
              )
            )
          })}
      </div>
      <RankNote challenge={challenge} sides={sides} />
    </>
  )
}

/** Said while the sides can still be filled. */
function RankNote({ challenge, sides }: { challenge: Challenge; sides: readonly MatchSide[] }) {
  if (challenge.ranked === 0 || sides.every(({ complete }) => complete)) return null
  if (isAhead(challenge)) return <p className="soft small">{lineupTexts.noRankUnlessComplete}</p>
  return challenge.event_status_id === S.reporting ? <p className="soft small">{lineupTexts.noRankAsItStands}</p> : null
}

function headingOf({ team }: MatchSide, at: SideIndex, own: SideIndex | undefined): string {
  if (team) return team.name
  if (own === undefined) return at === 0 ? lineupTexts.firstSide : lineupTexts.secondSide
  return at === own ? lineupTexts.yourSide : lineupTexts.theOtherSide
}

function Side({
  side: { captain, team, size, open_places, chance },
  people,
  heading,
  ahead,
  won,
  isOver,
}: {
  side: MatchSide
  people: readonly Participant[]
  heading: string
  ahead: boolean
  won: boolean
  /** A rank as it stands now is no longer that of the match. */
  isOver: boolean
}) {
  const free = Math.max(0, size - people.length)
  // Those who play as one have one rank, which is told once.
  const [rank, ...others] = new Set(people.map(person => (person.role === 'guest' ? undefined : shownRank(person))))
  const shared = people.length > 1 && others.length === 0 ? rank : undefined
  return (
    <section className={won ? 'line-up winner' : 'line-up'} aria-label={heading}>
      <h2 className="line-up-head">
        {team ? <Link to={fill(paths.teamEdit, { id: team.id })}>{heading}</Link> : heading}
        {people.length < size && (
          <span className="soft small numbers"> {say(lineupTexts.placesOf, { taken: people.length, size })}</span>
        )}
        {shared !== undefined && !isOver && (
          <span className="soft small numbers line-up-rank"> {say(lineupTexts.rankWith, { rank: shared })}</span>
        )}
        {won && (
          <Chip tone="grass" icon={mdiTrophy}>
            {texts.winner}
          </Chip>
        )}
      </h2>
      {chance !== null && (
        <p className="numbers line-up-chance">
          {say(lineupTexts.sideChance, { percent: `${Math.round(chance * 100)}%` })}
        </p>
      )}
      <ul className="line-up-players">
        {people.map(person => (
          <li key={person.id}>
            <Avatar id={person.id} name={person.full_name} image={person.preference.image} size={FACE} />
            <span className="line-up-words">
              <span className="line-up-name">
                <span>{person.full_name}</span>
                <span aria-hidden="true">{person.short_name}</span>
              </span>
              <span className="pieces soft small numbers">
                {shared === undefined && (
                  <span>
                    {person.role === 'guest'
                      ? lineupTexts.guest
                      : say(lineupTexts.rankWith, { rank: shownRank(person) })}
                  </span>
                )}
                {person.id === captain && !isOver && <span>{lineupTexts.captain}</span>}
                {person.state === 'pending' && <span>{lineupTexts.asked}</span>}
              </span>
            </span>
          </li>
        ))}
        {ahead && free > 0 && (
          <li>
            <FreeSide size={FACE} />
            <span className="line-up-words soft">
              {plural(lineupTexts.nFreePlaces, free)}
              {open_places > 0 && <span className="small">{plural(lineupTexts.nPlacesToAskFor, open_places)}</span>}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}
