import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sports as rows, type UserSport } from '@gauntlet/contract/sports/endpoints'
import { mdiPlus } from '@mdi/js'
import type { Ahead } from '../../api/optimistic.ts'
import { useAction } from '../../api/use-action.ts'
import { Section } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Rank, RankError } from '../../people/rank.tsx'
import { SportMark } from '../../sports/sport-mark.tsx'
import { toast } from '../../ui/toast.tsx'
import { bestSports } from './main-sport.ts'
import { LevelField } from './level-field.tsx'
import { recordOf } from './record.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { TableHead } from '../../ui/table-head.tsx'

/** Moves the switch before the server has answered. */
const showActive = (ahead: Ahead, sportId: string, active: 0 | 1) =>
  ahead.change(profiles.self, {}, self => ({
    ...self,
    sports: self.sports.map(sport =>
      sport.id === sportId ? { ...sport, _joinData: { ...sport._joinData, active } } : sport,
    ),
  }))

function ActiveSwitch({ sport: { id, name, _joinData } }: { sport: UserSport }) {
  const on = _joinData.active === 1
  // the message comes from the answer: by then the switch stands where it was moved to
  const { run, busy } = useAction(rows.setActive, {
    success: false,
    optimistic: (ahead, { active }) => showActive(ahead, id, active === 1 ? 1 : 0),
    done: ({ payload }) =>
      toast(
        payload._joinData.active === 1 ? say(texts.nameIsActive, { name }) : say(texts.nameTakesNoChallenges, { name }),
      ),
  })
  return (
    <label className="switch-hit">
      <span className="visually-hidden">{say(texts.nameActive, { name })}</span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={on}
        aria-checked={on}
        onChange={() => {
          if (!busy) void run({ sport_id: id, active: on ? 0 : 1 })
        }}
      />
    </label>
  )
}

function DeclaredLevel({ sport: { id, name, _joinData } }: { sport: UserSport }) {
  const { run, busy } = useAction(rows.add, { success: false })
  return (
    <LevelField
      label={say(texts.howWellDoYouPlayName, { name })}
      value={_joinData.level}
      disabled={busy}
      onChange={level => void run({ sports: [id], levels: { [id]: level } })}
    />
  )
}

/** The player's sports, each with its rank, its record and whether it takes challenges. */
export const OwnSports = ({ sports, add }: { sports: readonly UserSport[]; add: () => void }) => (
  <Section
    title={texts.sports}
    action={
      sports.length > 0 && (
        <button type="button" className="button small" onClick={add}>
          <Icon path={mdiPlus} />
          {texts.addSports}
        </button>
      )
    }
  >
    <div className="card">
      {sports.length === 0 ? (
        <div className="row between">
          <p className="soft">{texts.noSportsYet}</p>
          <button type="button" className="button small" onClick={add}>
            <Icon path={mdiPlus} />
            {texts.addSports}
          </button>
        </div>
      ) : (
        <table className="table sports-table">
          <TableHead first={texts.sport} numbers={[texts.rank, texts.active]} />
          <tbody>
            {bestSports(sports).map(sport => (
              <tr key={sport.id} className={sport._joinData.active === 1 ? undefined : 'off'}>
                <th scope="row">
                  <div className="sport-cell">
                    <SportMark name={sport.name} />
                    <span>
                      {sport.name}
                      <span className="soft small record">{recordOf(sport._joinData)}</span>
                    </span>
                  </div>
                  {sport._joinData.declares === 1 && sport._joinData.active === 1 && <DeclaredLevel sport={sport} />}
                </th>
                <td className="number sport-rank">
                  <Rank value={sport._joinData.rank} provisional={sport._joinData.provisional} />
                  <RankError points={sport._joinData.deviation} />
                </td>
                <td className="number">
                  <ActiveSwitch sport={sport} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  </Section>
)
