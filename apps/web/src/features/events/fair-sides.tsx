import { FAIR, lineups } from '@gauntlet/contract/challenges/lineup'
import type { EventAnswer, EventPlace } from '@gauntlet/contract/events/answer'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { Card, Section } from '../../ui/card.tsx'
import { CheckField } from '../../ui/field.tsx'
import { say } from '../../ui/say.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ownFirst, SportSelect } from '../../sports/sport-select.tsx'
import { comingTo } from './words.ts'
import * as texts from './texts.ts'

/** Of those who come to an event, the two sides whose match would be nearest to 50 : 50; nothing is kept. */
export function FairSides({ event }: { event: EventAnswer }) {
  const coming = comingTo(event)
  const self = useSelf()
  const all = useApi(sports.all, {}).data?.payload ?? []
  const [sport, setSport] = useState('')
  const [out, setOut] = useState<readonly string[]>([])
  const playing = coming.filter(({ id }) => !out.includes(id))
  if (coming.length < FAIR.least) return null
  const sit = (id: string, plays: boolean) => setOut(plays ? out.filter(one => one !== id) : [...out, id])
  const fits = playing.length >= FAIR.least && playing.length <= FAIR.most
  return (
    <Section title={texts.evenSides}>
      <Card className="stack">
        <SportSelect
          groups={ownFirst(all, self.sports)}
          value={sport}
          onChange={({ currentTarget }) => setSport(currentTarget.value)}
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
        {!fits && <p className="soft small">{texts.sidesAreMadeOf}</p>}
        {fits && sport !== '' && <Sides sport={sport} people={playing} />}
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
      {sides.map((side, at) => (
        <section key={side.join()} aria-label={at === 0 ? texts.firstSide : texts.secondSide}>
          <p className="numbers">
            <strong>{say(texts.percentToWin, { percent: `${percents[at] ?? 0}%` })}</strong>
          </p>
          <ul>
            {people
              .filter(({ id }) => side.includes(id))
              .map(({ id, full_name }) => (
                <li key={id}>{full_name}</li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
