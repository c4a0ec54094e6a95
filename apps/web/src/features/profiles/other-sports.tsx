import type { User } from '@gauntlet/contract/profiles/answer'
import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import { mdiSwordCross } from '@mdi/js'
import { useSelf } from '../../api/use-self.ts'
import { issuing } from '../../issuing.ts'
import { ChanceBar } from '../../people/chance-bar.tsx'
import { Rank, RankError } from '../../people/rank.tsx'
import { SportMark } from '../../sports/sport-mark.tsx'
import { Section } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/say.ts'
import { activeOf, type Compared } from './compared.ts'
import { recordOf } from './record.ts'
import * as texts from './texts.ts'

/** The sports of another player that the head does not tell of, each with its way to a match. */
export function OtherSports({
  user,
  compared: { main, odds, paired },
  told,
  isBlocked,
}: {
  user: User
  compared: Compared
  /** The player's name, told apart from the viewer's. */
  told: string
  isBlocked: boolean
}) {
  const mine = new Set(activeOf(useSelf()).map(({ id }) => id))
  const active = activeOf(user)
  // Of the sport to compare in the head tells all there is.
  const listed = active.filter(sport => sport !== main || paired.has(sport.id))
  if (listed.length === 0 && active.length > 0) return null
  return (
    <Section title={listed.length < active.length ? texts.otherSports : texts.sports}>
      {active.length === 0 ? (
        <p className="card soft">{say(texts.firstNameTakesNoChallengesAt, { firstName: user.first_name })}</p>
      ) : (
        <ul className="card sports-list">
          {listed.map(sport => (
            <li key={sport.id} className="sport-cell">
              <SportLine sport={sport} />
              {!isBlocked && <SportOdds odds={odds.get(sport.id)} isPaired={paired.has(sport.id)} told={told} />}
              {!isBlocked && mine.has(sport.id) && <ChallengeIn sport={sport} user={user} />}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const SportLine = ({ sport: { name, _joinData } }: { sport: UserSport }) => (
  <>
    <SportMark name={name} />
    <span className="sport-words">
      {name}
      <span className="soft small record">{recordOf(_joinData)}</span>
    </span>
    <span className="sport-rank">
      <span className="visually-hidden">{texts.rank} </span>
      <Rank value={_joinData.rank} provisional={_joinData.provisional} />
      <RankError points={_joinData.deviation} />
    </span>
  </>
)

const SportOdds = ({ odds, isPaired, told }: { odds: MatchOdds | undefined; isPaired: boolean; told: string }) =>
  odds && (
    <div className="sport-odds">
      {isPaired ? (
        <p className="soft small">{texts.youPlayThisAsAPair}</p>
      ) : (
        <ChanceBar chance={odds.chance} draw={odds.draw_chance} other={told} roomy />
      )}
    </div>
  )

const ChallengeIn = ({ sport: { id: sportId, name }, user }: { sport: UserSport; user: User }) => (
  <button
    type="button"
    className="button small"
    aria-label={say(texts.challengeFirstNameInName, { firstName: user.first_name, name })}
    onClick={() => issuing.set({ playerId: user.id, sportId })}
  >
    <Icon path={mdiSwordCross} />
    {texts.challenge}
  </button>
)
