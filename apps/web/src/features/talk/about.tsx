import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { isEven, toldWays } from '../../people/chance.ts'
import { rivalriesOf, rivalryWords } from '../../people/head-to-head.ts'
import { LinkRow } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'
import type { Match } from './use-match.ts'

/** As many of their matches as the screen of the match counts. */
const COUNTED = 50

/** The way to the match, and the player who waits: on a phone, where its screen does not stand beside it. */
export const About = ({
  match: { asker, start, timezone, now, place, ...match },
  to,
}: {
  match: Match
  to: string
}) => (
  <div className="card talk-about">
    <LinkRow to={to}>
      {asker !== undefined && <strong>{say(texts.nameAsksToJoin, { name: asker })}</strong>}
      <Moment at={start} timezone={timezone} now={now} />
      <span className="soft small talk-where">{place}</span>
    </LinkRow>
    <Figures {...match} />
  </div>
)

/** Of two: how they stand with each other, and what is expected of this match. */
function Figures({ others: [rival, ...more], chance, drawn }: Pick<Match, 'others' | 'chance' | 'drawn'>) {
  const { id: viewerId } = useSelf()
  const asked = { x: rival?.id ?? '', shared: 1, limit: COUNTED } as const
  const { data } = useApi(challenges.past, asked, { enabled: rival !== undefined && more.length === 0 })
  const rivalry = data && rivalriesOf(data.payload.challenges, viewerId).find(one => one.id === rival?.id)
  const percent = chance === null || isEven(chance) ? undefined : toldWays(chance, drawn).win
  if (!rivalry && percent === undefined) return null
  return (
    <p className="talk-figures numbers">
      {rivalry && <span>{rivalryWords(rivalry)}</span>}
      {percent !== undefined && <span>{say(texts.percentToWin, { percent })}</span>}
    </p>
  )
}
