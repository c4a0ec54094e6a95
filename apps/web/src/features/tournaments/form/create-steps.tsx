import { TITLE_MAX, tournamentForm } from '@gauntlet/contract/tournaments/forms'
import { SLOTS_MIN } from '@gauntlet/contract/tournaments/status'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { useSelf } from '../../../api/use-self.ts'
import { TextField } from '../../../ui/field.tsx'
import { PreviewedForm } from '../../../ui/previewed-form.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useStore } from '../../../ui/store.ts'
import { wide } from '../../../ui/wide.ts'
import { Band } from './band.tsx'
import { FormatChoice } from './format-choice.tsx'
import './form.css'
import { proposal } from './proposal.ts'
import { SportField } from './sport-field.tsx'
import { FIELDS, nextOf, type Step, STEPS, stepOf } from './steps.ts'
import { useCreate } from './use-create.ts'
import { useProposedTitle } from './use-proposed-title.ts'
import * as texts from '../texts.ts'

// Asked for once a sport of sides is chosen.
const SidesField = lazy(() => import('../sides/sides-field.tsx'))
const WhereStep = lazy(() => import('./where-step.tsx'))
const PlayersStep = lazy(() => import('./players-step.tsx'))
const Preview = lazy(() => import('./preview.tsx'))

const TITLES: Record<Step, string> = { what: texts.what, where: texts.whenAndWhere, players: texts.players }

/** Announces a tournament in three steps, each with everything proposed that can be. */
export function CreateSteps({ done }: { done: () => void }) {
  const self = useSelf()
  const [initial] = useState(() => proposal(self))
  const [step, setStep] = useState<Step>('what')
  const roomy = useStore(wide)
  const heading = useStepHeading(step)
  const { parts, sides, busy, send, invite } = useCreate({
    schema: tournamentForm,
    initial,
    leastSlots: SLOTS_MIN,
    refused: wrong => setStep(stepOf(wrong)),
    done: () => {
      setStep('what')
      done()
    },
  })
  const { form, field } = parts
  const values = form.watch()
  const sport = useProposedTitle(form, self)

  const next = nextOf(step)
  const goOn = async () => {
    if (next && (await form.trigger([...FIELDS[step]], { shouldFocus: true }))) setStep(next)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void (next ? goOn() : send(event))
  }
  return (
    <PreviewedForm
      send={submit}
      preview={roomy && <Preview values={values} sport={sport} places={invite.slots} invited={invite.chosen} />}
      act={{ busy, children: next ? texts.next : texts.createTournament }}
    >
      {!roomy && <Band values={values} places={invite.slots} />}
      <Steps step={step} go={setStep} />
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {TITLES[step]}
      </h2>
      <Suspense fallback={<SkeletonList rows={2} />}>
        {step === 'what' && (
          <>
            <SportField field={field('sport')} />
            <TextField label={texts.title} autoComplete="off" maxLength={TITLE_MAX} {...field('title')} />
            <Suspense>{sides.sizes.length > 0 && <SidesField {...sides} />}</Suspense>
            <FormatChoice parts={parts} />
          </>
        )}
        {step === 'where' && <WhereStep parts={parts} />}
        {step === 'players' && <PlayersStep parts={parts} invite={invite} />}
      </Suspense>
    </PreviewedForm>
  )
}

/** The steps by name: the one shown is marked, and each is a tap away. */
const Steps = ({ step, go }: { step: Step; go: (step: Step) => void }) => (
  <ol className="steps" aria-label={texts.steps}>
    {STEPS.map((one, index) => (
      <li key={one}>
        <button type="button" aria-current={one === step ? 'step' : undefined} onClick={() => go(one)}>
          <span className="steps-number numbers">{index + 1}</span>
          {TITLES[one]}
        </button>
      </li>
    ))}
  </ol>
)

/** Each further step begins at its top, for the eye and for the keyboard. */
function useStepHeading(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
