import { type Composition, compositions } from '@gauntlet/contract/challenges/sides'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { SelectField } from '../../../ui/field.tsx'
import { say } from '../../../ui/say.ts'
import { useScoring } from '../../../scores/use-scoring.ts'
import * as texts from '../lineup/texts.ts'
import { type Sidedness, sideSizeOf } from './use-sidedness.ts'

const COMPOSITIONS: Record<Composition, string> = {
  any: texts.forAnybody,
  men: texts.forMen,
  women: texts.forWomen,
  mixed: texts.forMixed,
}

/** How many play on a side, for whom it is, and for which team; where one plays one, who plays for the other team. */
export function SideFields({
  sports,
  sportId,
  value,
  change,
  against,
  captain = '',
}: {
  sports: readonly { id: string; name: string }[]
  sportId: string | undefined
  value: Sidedness
  change: (sides: Sidedness) => void
  /** The name of the team that is challenged. */
  against?: string | undefined
  /** The player who leads that team. */
  captain?: string | undefined
}) {
  const sport = sports.find(({ id }) => id === sportId)
  const scoring = useScoring(sport?.name ?? '', sport !== undefined)
  const sizes = scoring?.sides.players ?? [1]
  const size = sideSizeOf(scoring, value) ?? 1
  const about = against !== undefined && scoring && (
    <p className="note">{say(size > 1 ? texts.againstTeam : texts.captainsPlay, { team: against, captain })}</p>
  )
  if (sizes.length === 1 && size === 1) return about
  return (
    <>
      {about}
      {sizes.length > 1 && (
        <SelectField
          label={texts.playersOnASide}
          value={size}
          // Where every player is a side there is nobody to choose.
          onChange={({ currentTarget }) => change({ side_size: Number(currentTarget.value) })}
        >
          {sizes.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      )}
      {size > 1 && (
        <>
          <SelectField
            label={texts.forWhom}
            hint={sizes.length > 1 ? undefined : say(texts.youNameTheOthers, { size })}
            value={value.composition ?? 'any'}
            onChange={({ currentTarget }) => {
              const composition = compositions.find(one => one === currentTarget.value) ?? 'any'
              change({ ...value, composition })
            }}
          >
            {compositions.map(one => (
              <option key={one} value={one}>
                {COMPOSITIONS[one]}
              </option>
            ))}
          </SelectField>
          <OwnTeam sportId={sportId} value={value} change={change} />
        </>
      )}
    </>
  )
}

/** As which of the issuer's own teams; nothing without one. */
function OwnTeam({
  sportId,
  value: { team_id = '', ...rest },
  change,
}: {
  sportId: string | undefined
  value: Sidedness
  change: (sides: Sidedness) => void
}) {
  const { id } = useSelf()
  const all = useApi(teams.list, {}).data?.payload ?? []
  const own = all.filter(team => team.user_id === id && team.sport_id === sportId && team.status === 1)
  if (own.length === 0) return null
  return (
    <SelectField
      label={texts.asATeam}
      value={team_id}
      onChange={({ currentTarget: { value } }) => change(value === '' ? rest : { ...rest, team_id: value })}
    >
      <option value="">{texts.noTeam}</option>
      {own.map(team => (
        <option key={team.id} value={team.id}>
          {team.name}
        </option>
      ))}
    </SelectField>
  )
}
