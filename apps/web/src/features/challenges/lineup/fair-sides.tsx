import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { FAIR, lineups } from '@gauntlet/contract/challenges/lineup'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { namesTogether } from '../../../people/names.ts'
import { Section } from '../../../ui/card.tsx'
import { say } from '../../../ui/say.ts'
import { bothSides, peopleOn } from '../sides.ts'
import * as texts from './texts.ts'

/** Of the players of a match the two sides nearest to 50 : 50; nothing before four are known, or with a guest. */
export function FairSides({ challenge, mayApply }: { challenge: Challenge; mayApply: boolean }) {
  const people = bothSides.flatMap(side => peopleOn(challenge, side))
  const ids = people.map(({ id }) => id).sort()
  const isRated = people.every(({ role }) => role !== 'guest')
  const enough = isRated && ids.length >= FAIR.least && ids.length % 2 === 0
  const captains = bothSides.flatMap(side => challenge.sides?.[side]?.captain ?? [])
  const { data } = useApi(
    lineups.fair,
    { sport: challenge.sport.id, ids, ...(captains.length === 2 && { apart: captains }) },
    { enabled: enough, keep: true },
  )
  const { run, busy } = useAction(lineups.rearrange)
  if (!enough || !data) return null
  const { sides, chance } = data.payload
  const [first = '', second = ''] = sides.map(side => namesTogether(people.filter(({ id }) => side.includes(id))))
  const percent = Math.round(chance * 100)
  const stand = bothSides.map(side => peopleOn(challenge, side).map(({ id }) => id))
  const areSo = sides.every(side => stand.some(own => own.length === side.length && side.every(id => own.includes(id))))
  const ofTeam = challenge.sides?.some(({ team }) => team !== null)
  return (
    <Section title={texts.mostEven}>
      <p>
        {say(texts.mostEvenSides, { first, second })}{' '}
        <strong className="numbers">{say(texts.chances, { first: percent, second: 100 - percent })}</strong>
      </p>
      {mayApply && !areSo && !ofTeam && (
        <div className="row">
          <button
            type="button"
            className="button small"
            disabled={busy}
            onClick={() => void run({ id: challenge.id, sides })}
          >
            {texts.applySides}
          </button>
          <span className="soft small">{texts.thoseMovedAreTold}</span>
        </div>
      )}
    </Section>
  )
}
