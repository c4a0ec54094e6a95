import { FAIR, lineups } from '@gauntlet/contract/challenges/lineup'
import type { EventAnswer, EventPlace } from '@gauntlet/contract/events/answer'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import '../../people/chance-bar.css'
import { useSelf } from '../../api/use-self.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { CheckField } from '../../ui/field.tsx'
import { plural } from '../../ui/plural.ts'
import { rich } from '../../ui/rich.tsx'
import { say } from '../../ui/say.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ownFirst, SportSelect } from '../../sports/sport-select.tsx'
import { comingTo } from './words.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 28

/**
 * Of those who come to an event, the two sides whose match would be nearest to 50 : 50, in the sport that the
 * viewer has played most until another is chosen; nothing is kept.
 */
export function FairSides({ event }: { event: EventAnswer }) {
  const coming = comingTo(event)
  const self = useSelf()
  const all = useApi(sports.all, {}).data?.payload ?? []
  const [chosen, setChosen] = useState<string>()
  const [out, setOut] = useState<readonly string[]>([])
  const playing = coming.filter(({ id }) => !out.includes(id))
  if (coming.length < FAIR.least) return null
  const [most] = self.sports.toSorted((one, other) => other._joinData.played - one._joinData.played)
  const sport = chosen ?? most?.id ?? ''
  const name = all.find(({ id }) => id === sport)?.name
  const sit = (id: string, plays: boolean) => setOut(plays ? out.filter(one => one !== id) : [...out, id])
  const half = playing.length / 2
  const fits = playing.length >= FAIR.least && playing.length <= FAIR.most
  return (
    <Section
      title={texts.suggestedSides}
      action={
        // Why the sides of an odd number are not even.
        fits &&
        playing.length % 2 === 1 && (
          <span className="soft small numbers">
            {say(texts.fewAgainstMany, { few: Math.floor(half), many: Math.ceil(half) })}
          </span>
        )
      }
    >
      <Card className="stack">
        {!fits && <p className="soft small">{texts.sidesAreMadeOf}</p>}
        {fits && sport !== '' && <Sides sport={sport} people={playing} />}
        <details className="more-terms">
          <summary>
            <span>
              {name === undefined ? texts.chooseTheSport : plural(texts.nPlayIn, playing.length, { sport: name })}
            </span>
            <span>{texts.change}</span>
          </summary>
          <div className="stack">
            <SportSelect
              groups={ownFirst(all, self.sports)}
              value={sport}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            <fieldset className="event-players">
              <legend className="soft small">{texts.whoPlays}</legend>
              {coming.map(({ id, full_name }) => (
                <CheckField
                  key={id}
                  label={full_name}
                  checked={!out.includes(id)}
                  onChange={({ currentTarget }) => sit(id, currentTarget.checked)}
                />
              ))}
            </fieldset>
          </div>
        </details>
      </Card>
    </Section>
  )
}

function Sides({ sport, people }: { sport: string; people: readonly EventPlace[] }) {
  const ids = people.map(({ id }) => id).sort()
  const { data, error, refetch } = useApi(lineups.fair, { sport, ids }, { keep: true })
  if (!data) return error ? <ErrorState error={error} retry={() => void refetch()} /> : <SkeletonList rows={2} />
  const { sides, chance } = data.payload
  const percents = [Math.round(chance * 100), 100 - Math.round(chance * 100)]
  return (
    <div className="event-sides" aria-live="polite">
      <div className="chance-bar event-sides-bar" aria-hidden="true">
        <span className="own" style={{ flexGrow: chance }} />
        <span className="other" style={{ flexGrow: 1 - chance }} />
      </div>
      {sides.map((side, at) => (
        <section key={side.join()} aria-label={at === 0 ? texts.firstSide : texts.secondSide}>
          <p className="event-side-chance numbers">
            {rich(texts.percentToWin, { percent: <strong>{percents[at] ?? 0}%</strong> })}
          </p>
          <ul>
            {people
              .filter(({ id }) => side.includes(id))
              .map(({ id, full_name, preference }) => (
                <li key={id}>
                  <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
                  <span>{full_name}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
