import { type Agenda, challenges } from '@gauntlet/contract/challenges/endpoints'
import { callTexts } from '@gauntlet/contract/envelope'
import { mdiCheckBold, mdiMinusThick } from '@mdi/js'
import { usePages } from '../../api/use-pages.ts'
import { namesTogether } from '../../people/names.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import { shortPlace } from '../../places/short-place.ts'
import './past-challenges.css'
import * as texts from './texts.ts'
import { LANGUAGE } from '../../language.ts'
import { say } from '../../ui/say.ts'

type Challenge = Agenda['challenges'][number]

/** Rows shown at first, and added by each Show more. */
const STEP = 10
const dayOf = ({ challenge_start, timezone }: Challenge) =>
  new Intl.DateTimeFormat(LANGUAGE, { timeZone: timezone, year: 'numeric', month: 'short', day: 'numeric' }).format(
    new Date(challenge_start),
  )

type Player = Challenge['users'][number]

const firstAndMore = ([first, ...more]: readonly Player[]) =>
  first && more.length > 0 ? say(texts.nameAndMore, { name: first.full_name, more: more.length }) : first?.full_name

/** 'With Bea against Otto and Cleo', or the other side alone. */
function sidesLine(mates: readonly Player[], others: readonly Player[]): string {
  if (mates.length === 0) return namesTogether(others)
  return say(texts.withMatesAgainst, { mates: namesTogether(mates, true), others: namesTogether(others, true) })
}

function Row({ challenge, player }: { challenge: Challenge; player: string }) {
  const { users, sides, reported_winner_id: winner } = challenge
  const own = users.find(({ id }) => id === player)
  const isMate = ({ id, side }: Player) => sides !== null && side === own?.side && id !== player
  const others = users.filter(one => one.id !== player && !isMate(one))
  const [first] = others
  const won = winner === player || users.some(one => one.id === winner && isMate(one))
  const score = own?.score ?? ''
  return (
    <li className="past-row">
      {first && <Avatar id={first.id} name={first.full_name} image={first.preference.image} size={36} />}
      <div className="past-words">
        <p className="past-who">{sides === null ? firstAndMore(others) : sidesLine(users.filter(isMate), others)}</p>
        {score !== '' && <p className="small numbers">{score}</p>}
        <p className="soft small">
          {challenge.sport.name} · {dayOf(challenge)} · {shortPlace(challenge.location)}
        </p>
      </div>
      {challenge.draw === 1 && <Chip>{texts.drawChip}</Chip>}
      {winner !== null &&
        (won ? (
          <Chip tone="grass" icon={mdiCheckBold}>
            {texts.wonChip}
          </Chip>
        ) : (
          <Chip tone="clay" icon={mdiMinusThick}>
            {texts.lostChip}
          </Chip>
        ))}
    </li>
  )
}

/** The completed challenges of a player, the latest first. */
export function PastChallenges({ id, name }: { id: string; name: string }) {
  const pages = usePages(challenges.past, page => ({ x: id, page, limit: STEP }), {
    live: true,
    totalOf: ({ counts }) => counts.challenges,
  })
  const { data, error, refetch } = pages
  const list = data?.pages.flatMap(({ payload }) => payload.challenges)
  const count = data?.pages.at(-1)?.payload.counts.challenges ?? 0
  return (
    <Section title={texts.pastChallenges} {...(count > 0 && { count })}>
      {!list && !error && <SkeletonList rows={2} />}
      {!list && error && <ErrorState error={error} retry={() => void refetch()} />}
      {list && list.length === 0 && <p className="card soft">{say(texts.nameHasPlayedNoChallenges, { name })}</p>}
      {list && list.length > 0 && (
        <ul className="card past-list">
          {list.map(challenge => (
            <Row key={challenge.id} challenge={challenge} player={id} />
          ))}
        </ul>
      )}
      <ShowMore pages={pages} failed={callTexts.somethingWrong} />
    </Section>
  )
}
