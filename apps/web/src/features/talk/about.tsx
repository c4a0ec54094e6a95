import { rivals } from '@gauntlet/contract/challenges/rivals'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { isEven, toldWays } from '../../people/chance.ts'
import { rivalriesOf, rivalryWords } from '../../people/head-to-head.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkRow } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'
import type { Match } from './use-match.ts'

/** px */
const FACE = 72

/** Begins a talk, on a phone, where its screen is not beside it, with the way to the match; and with the two. */
export const About = ({
  match: { asker, start, timezone, now, place, ...match },
  to,
}: {
  match: Match
  to: string
}) => (
  <>
    <div className="card talk-about">
      <LinkRow to={to}>
        {asker !== undefined && <strong>{say(texts.nameAsksToJoin, { name: asker })}</strong>}
        <Moment at={start} timezone={timezone} now={now} />
        <span className="soft small talk-where">{place}</span>
      </LinkRow>
    </div>
    <Pair {...match} />
  </>
)

/** Of two: how they stand with each other, and what is expected of this match. */
function Pair({ others: [rival, ...more], chance, drawn }: Pick<Match, 'others' | 'chance' | 'drawn'>) {
  const self = useSelf()
  const asked = { against: rival?.id ?? '' }
  const { data } = useApi(rivals.of, asked, { enabled: rival !== undefined && more.length === 0 })
  const [rivalry] = rivalriesOf(data?.payload ?? [])
  const percent = chance === null || isEven(chance) ? undefined : toldWays(chance, drawn).win
  if (!rival || (!rivalry && percent === undefined)) return null
  return (
    <div className="talk-pair numbers">
      <span className="talk-faces">
        {[self, rival].map(({ id, full_name, preference }) => (
          <Avatar key={id} id={id} name={full_name} image={preference.image} size={FACE} />
        ))}
      </span>
      {rivalry && <strong>{rivalryWords(rivalry)}</strong>}
      {percent !== undefined && <span>{say(texts.percentToWin, { percent })}</span>}
    </div>
  )
}
