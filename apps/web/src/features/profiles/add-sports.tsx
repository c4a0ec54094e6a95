import { sports, sportTexts, type Sport, type UserSport } from '@gauntlet/contract/sports/endpoints'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { Modal } from '../../ui/modal.tsx'
import { BareSearchField } from '../../ui/search-field.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { isPopular } from '../../sports/popular.ts'
import { SportMark } from '../../sports/sport-mark.tsx'
import { ErrorState } from '../../ui/states.tsx'
import './profiles.css'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import { LevelField } from './level-field.tsx'
import { FormError } from '../../ui/form-error.tsx'

const matches = ({ name, description }: Sport, words: string) =>
  `${name} ${description}`.toLowerCase().includes(words.trim().toLowerCase())

/** A whole row where there are two columns. */
const POPULAR = 2

/** Chooses among the sports that the player does not have yet. */
export default function AddSports({
  owned,
  first,
  close,
}: {
  owned: readonly UserSport[]
  /** Is chosen already, and stands above the others. */
  first?: string | undefined
  close: () => void
}) {
  const { data, error, refetch } = useApi(sports.all, {})
  const { run, busy } = useAction(sports.add, { success: texts.sportsAdded })
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>(first === undefined ? [] : [first])
  const [levels, setLevels] = useState<Readonly<Record<string, number | null>>>({})
  const [refused, setRefused] = useState<string>()
  const open = (data?.payload ?? []).filter(({ id }) => owned.every(sport => sport.id !== id))
  const found = open.filter(sport => matches(sport, words))
  // One of them is no part of its own, but for the one that was asked for.
  const hasPopular = open.filter(isPopular).length >= POPULAR
  const leads = (sport: Sport) => sport.id === first || (hasPopular && isPopular(sport))
  const groups = [
    {
      title: texts.popular,
      sports: found.filter(leads).toSorted((a, b) => Number(b.id === first) - Number(a.id === first)),
    },
    { title: texts.moreSports, sports: found.filter(sport => !leads(sport)) },
  ].filter(group => group.sports.length > 0)

  const toggle = (id: string, on: boolean) => {
    setRefused(undefined)
    setChosen(on ? [...chosen, id] : chosen.filter(other => other !== id))
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length === 0) return setRefused(sportTexts.selectSports)
    const told = Object.fromEntries(chosen.flatMap(id => (levels[id] == null ? [] : [[id, levels[id]]])))
    const outcome = await run({ sports: [...chosen], levels: told })
    if (!(outcome instanceof CallError)) close()
  }
  return (
    <Modal title={texts.addSports} close={close}>
      {error && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <form className="stack" noValidate onSubmit={event => void save(event)}>
          <BareSearchField label={texts.search} placeholder={texts.tennisChess} value={words} onType={setWords} />
          {!data && <SkeletonList rows={5} />}
          {groups.map(({ title, sports: shown }) => (
            <div key={title}>
              {groups.length > 1 && <h3 className="sport-choices-title">{title}</h3>}
              <ul className="sport-choices" aria-label={title}>
                {shown.map(sport => (
                  <li key={sport.id}>
                    <Choice sport={sport} chosen={chosen.includes(sport.id)} toggle={toggle} />
                    {chosen.includes(sport.id) && (
                      <LevelField
                        label={say(texts.howWellDoYouPlayName, { name: sport.name })}
                        value={levels[sport.id] ?? null}
                        onChange={level => setLevels({ ...levels, [sport.id]: level })}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {data && found.length === 0 && (
            <p className="soft">{open.length === 0 ? texts.youPlayEverySportThere : texts.noSportMatches}</p>
          )}
          <div className="modal-foot sport-choices-foot">
            <FormError>{refused}</FormError>
            <button type="submit" className={`button wide ${chosen.length === 0 ? 'idle' : 'main'}`} disabled={busy}>
              {chosen.length === 0 ? texts.chooseASport : plural(texts.addNSports, chosen.length)}
            </button>
          </div>
        </form>
      )}
    </Modal>
  )
}

const Choice = ({
  sport: { id, name, description },
  chosen,
  toggle,
}: {
  sport: Sport
  chosen: boolean
  toggle: (id: string, on: boolean) => void
}) => (
  <label className="sport-choice">
    <SportMark name={name} />
    <span>
      {name}
      <span className="soft small">{description}</span>
    </span>
    <input type="checkbox" checked={chosen} onChange={event => toggle(id, event.currentTarget.checked)} />
  </label>
)
