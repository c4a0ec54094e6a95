import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { callTexts } from '@gauntlet/contract/envelope'
import { eachOnce } from '../../api/each-once.ts'
import { usePages } from '../../api/use-pages.ts'
import { formOf, winsInARow } from '../../people/form.ts'
import { type Form, FormDots } from '../../people/form-dots.tsx'
import { PastMatch } from '../../people/past-match.tsx'
import { Section } from '../../ui/card.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'

/** Rows shown at first, and added by each Show more. */
const STEP = 10

function RecentForm({ form }: { form: Form }) {
  const row = winsInARow(form)
  return (
    <p className="row">
      <span className="soft small">{say(texts.lastN, { n: form.length })}</span>
      <FormDots form={form} />
      {row > 1 && <strong className="small">{plural(texts.nWinsInARow, row)}</strong>}
    </p>
  )
}

/** A player's completed challenges and form; `name` is absent for the viewer's own. */
export function PastChallenges({ id, name }: { id: string; name?: string }) {
  // Of the viewer's own past, too, only those that were played.
  const of = name === undefined ? { x: id, shared: 1 as const } : { x: id }
  const pages = usePages(challenges.past, page => ({ ...of, page, limit: STEP }), {
    live: true,
    totalOf: ({ counts }) => counts.challenges,
  })
  const { data, error, refetch } = pages
  const list = data && eachOnce(data.pages.flatMap(({ payload }) => payload.challenges))
  return (
    <Section title={texts.pastChallenges}>
      {!list && !error && <SkeletonList rows={2} />}
      {!list && error && <ErrorState error={error} retry={() => void refetch()} />}
      {list && list.length === 0 && (
        <p className="card soft">
          {name === undefined ? texts.yourMatchesAppearHere : say(texts.nameHasPlayedNoChallenges, { name })}
        </p>
      )}
      {list && list.length > 1 && <RecentForm form={formOf(list.slice(0, STEP), id)} />}
      {list && list.length > 0 && (
        <ul className="card past-list">
          {list.map(challenge => (
            <PastMatch key={challenge.id} challenge={challenge} player={id} />
          ))}
        </ul>
      )}
      <ShowMore pages={pages} failed={callTexts.somethingWrong} />
    </Section>
  )
}
