import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { createForm, matchForm } from '@gauntlet/contract/challenges/forms'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { User } from '@gauntlet/contract/profiles/answer'
import { type ReactNode, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { nameFirst, showErrors, useContractForm } from '../../../api/use-contract-form.ts'
import { useSelf } from '../../../api/use-self.ts'
import { PreviewedForm } from '../../../ui/previewed-form.tsx'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { activeSports } from '../../../sports/active-sports.ts'
import { isBroad } from './broad.ts'
import { CanJoin } from './fair-nearby.tsx'
import { inSport, MatchBand } from './match-band.tsx'
import { MatchFields } from './match-fields.tsx'
import { EMPTY, proposal } from './proposal.ts'
import { useOdds } from './use-odds.ts'
import { useFurtherTimes } from '../times/use-further-times.ts'
import { useSidedness } from './use-sidedness.ts'
import * as formTexts from './texts.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

const Preview = lazy(() => import('./preview.tsx'))

const noSportHint = (opponent: User | undefined) =>
  opponent ? say(formTexts.youAndNameHaveNo, { name: opponent.full_name }) : formTexts.addASportToYour

/** Challenges one player, or everyone. The typed text stays until it is sent; `done` is called then. */
export function ChallengeForm({
  opponent,
  sport = '',
  byLink = false,
  send: sendWords = formTexts.sendChallenge,
  done,
  who,
  children,
}: {
  /** Absent: an open challenge. */
  opponent?: User
  /** The sport chosen at first. */
  sport?: string
  /** Open to nobody but those who have its link. */
  byLink?: boolean
  /** The words of the button. */
  send?: string
  done: (challenge: Challenge) => void
  /** Players who may take part, below the sport. */
  who?: ReactNode
  /** Behind the fields. */
  children?: ReactNode
}) {
  const self = useSelf()
  const own = activeSports(self)
  const shared = opponent ? own.filter(({ id }) => activeSports(opponent).some(theirs => theirs.id === id)) : own
  const agreed = useApi(challenges.upcoming, {}).data?.payload
  const form = useContractForm(opponent ? createForm : matchForm, {
    ...EMPTY,
    ...proposal(self, shared, { opponent, sportId: sport, agreed }),
  })
  const values = form.watch()
  const sides = useSidedness(values.sport)
  const [broad] = useState(isBroad)
  const odds = useOdds(opponent?.id, values.sport)
  const further = useFurtherTimes()
  const isOpen = !opponent && !byLink
  const { saved } = useUnsaved(form, { more: further.fields.drafts.length > 0, dropMore: further.clear })
  const { run, busy } = useAction(challenges.issue, {
    success: challengeTexts.created,
    failure: challengeTexts.problemSubmitting,
  })

  const send = form.handleSubmit(async terms => {
    const outcome = await run({
      ...terms,
      ...sides.value,
      ...(!isOpen && further.sent),
      challenge_end: '',
      by_link: byLink,
      ids: opponent ? [opponent.id] : [],
    })
    if (outcome instanceof CallError) return showErrors(form, outcome)
    saved()
    form.reset({ ...EMPTY, sport: '' })
    further.clear()
    done(outcome.payload)
  }, nameFirst)
  const terms = { ...values, sport: shared.find(({ id }) => id === values.sport)?.name }

  return (
    <PreviewedForm
      send={event => void send(event)}
      preview={
        broad && <Preview terms={terms} sportId={values.sport} opponent={opponent} byLink={byLink} odds={odds} />
      }
      act={{ busy, children: sendWords }}
    >
      <MatchBand
        own={inSport(self, values.sport)}
        other={opponent && inSport(opponent, values.sport)}
        name={opponent?.full_name ?? (byLink ? texts.whoeverHasTheLink : undefined)}
        odds={odds}
        terms={values}
        free={isOpen && <CanJoin sportId={values.sport} />}
      />
      <MatchFields
        form={form}
        sports={shared}
        sportHint={shared.length === 0 ? noSportHint(opponent) : undefined}
        sides={sides}
        who={who}
        opponent={opponent}
        stake={odds?.stake}
        ranked={values.ranked === true}
        further={isOpen ? undefined : further.fields}
      />
      {children}
    </PreviewedForm>
  )
}
