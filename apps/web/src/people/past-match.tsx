import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { mdiCheckBold, mdiMinusThick } from '@mdi/js'
import { fill, paths } from '../paths.ts'
import { shortPlace } from '../places/short-place.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Link } from '../ui/link.tsx'
import { say } from '../ui/say.ts'
import { Chip } from '../ui/status-chip.tsx'
import { dayOf } from './day-of.ts'
import { namesTogether } from './names.ts'
import './past-match.css'
import '../ui/things.css'
import * as texts from './texts.ts'

/** px */
const FACE = 36

const firstAndMore = ([first, ...more]: readonly Participant[]): string =>
  first && more.length > 0
    ? say(texts.nameAndMore, { name: first.full_name, more: more.length })
    : (first?.full_name ?? texts.match)

const Outcome = ({ won }: { won: boolean }) =>
  won ? (
    <Chip tone="grass" icon={mdiCheckBold}>
      {texts.wonChip}
    </Chip>
  ) : (
    <Chip tone="clay" icon={mdiMinusThick}>
      {texts.lostChip}
    </Chip>
  )

/**
 * A completed match as a player saw it: against whom, the score, when and where, and how it ended. Where the heading
 * names the other (`named`), only a screen reader hears the name again.
 */
export function PastMatch({
  challenge,
  player,
  named = false,
}: {
  challenge: Challenge
  player: string
  named?: boolean
}) {
  const { id, users, sides, reported_winner_id: winner } = challenge
  const own = users.find(one => one.id === player)
  const isMate = (one: Participant) => sides !== null && one.side === own?.side && one.id !== player
  const others = users.filter(one => one.id !== player && !isMate(one))
  const [first] = others
  const won = winner === player || users.some(one => one.id === winner && isMate(one))
  const score = own?.score ?? ''
  const mates = users.filter(isMate)
  const whom = sides === null ? firstAndMore(others) : namesTogether(others, mates.length > 0)
  return (
    <li className="past-row">
      {first && !named && <Avatar id={first.id} name={first.full_name} image={first.preference.image} size={FACE} />}
      <div className="past-words">
        <p className="past-who">
          <Link to={fill(paths.challengeIssue, { id })}>
            {named ? <span className="visually-hidden">{whom} </span> : whom}
            {named && (score === '' ? challenge.sport.name : <span className="past-score">{score}</span>)}
          </Link>
        </p>
        {score !== '' && !named && <p className="past-score">{score}</p>}
        <p className="pieces soft small">
          {mates.length > 0 && <span>{say(texts.withMates, { mates: namesTogether(mates, true) })}</span>}
          {!(named && score === '') && <span>{challenge.sport.name}</span>}
          <span>{dayOf(challenge)}</span>
          {mates.length === 0 && <span className="past-place">{shortPlace(challenge.location)}</span>}
        </p>
      </div>
      {challenge.draw === 1 && <Chip>{texts.drawChip}</Chip>}
      {winner !== null && <Outcome won={won} />}
    </li>
  )
}
