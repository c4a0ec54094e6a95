import { sports } from '@gauntlet/contract/sports/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { ChoicesField } from '../../../ui/choices-field.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { change } from './filter-store.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** The sports to be searched; all of them at first. */
export function SportsField({ chosen }: { chosen: readonly string[] | undefined }) {
  const { data, error, refetch } = useApi(sports.all, {})
  const self = useSelf()
  const options = data?.payload ?? []
  const all = options.map(({ id }) => id)
  const own = self.sports.flatMap(({ id, _joinData }) => (_joinData.active === 1 && all.includes(id) ? id : []))
  const choose = (next: readonly string[]) =>
    change({ sports: next.length === all.length || next.length === 0 ? undefined : next })
  if (error && !data) return <ErrorState title={texts.theSportsDidNotLoad} error={error} retry={() => void refetch()} />
  return (
    <>
      <div className="row">
        <button type="button" className="pill" aria-pressed={chosen === undefined} onClick={() => choose([])}>
          {texts.allSports}
        </button>
        {own.length > 0 && (
          <button
            type="button"
            className="pill"
            aria-pressed={chosen?.join() === own.join()}
            onClick={() => choose(own)}
          >
            {texts.mySports}
          </button>
        )}
      </div>
      <details className="tournament-sports-all">
        <summary>{chosen ? say(texts.sportsSports, { sports: chosen.length }) : texts.chooseSports}</summary>
        <ChoicesField label={texts.sports} options={options} chosen={chosen ?? all} onChange={choose} />
      </details>
    </>
  )
}
