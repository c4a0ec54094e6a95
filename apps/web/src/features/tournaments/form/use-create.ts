import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { nameFirst, showErrors } from '../../../api/use-contract-form.ts'
import { NOT_CHOSEN, type Pick, picksWith } from '../../../people/picks.ts'
import { toast } from '../../../ui/toast.tsx'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { useSides } from '../sides/use-sides.ts'
import type { Draft } from './draft.ts'
import { type TournamentValues, useTournamentForm } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** The names of the fields that are wrong. */
type Wrong = readonly string[]

/** A new tournament while it is written: its terms, the players who are invited, and how it is sent. */
export function useCreate({
  schema,
  initial,
  leastSlots,
  draft,
  keeps = false,
  refused,
  done,
}: {
  schema: Parameters<typeof useTournamentForm>[0]
  initial: TournamentValues
  leastSlots: number
  draft?: Draft | undefined
  keeps?: boolean
  refused?: (wrong: Wrong) => void
  done: () => void
}) {
  const parts = useTournamentForm(schema, draft?.terms ?? initial, leastSlots)
  const { form } = parts
  const [chosen, setChosen] = useState<readonly Pick[]>(draft?.chosen ?? [])
  const [typed, setTyped] = useState(draft?.typed ?? '')
  const { saved } = useUnsaved(form, {
    more: draft !== undefined || chosen.length > 0 || typed !== '',
    keeps,
  })
  const [problem, setProblem] = useState<string>()
  const { run, busy } = useAction(tournaments.create, { failure: tournamentTexts.problemCreating })
  const sides = useSides(form.watch('sport'))
  const places = Math.max(leastSlots, Number(parts.number('slots').value) || 0)

  const send = form.handleSubmit(
    async terms => {
      const invited = picksWith(chosen, typed)
      if (!invited) {
        setProblem(NOT_CHOSEN)
        return toast(NOT_CHOSEN, { danger: true })
      }
      if (invited.length > places) return toast(texts.youInviteMorePlayersThan, { danger: true })
      const outcome = await run({ ...terms, ...sides.value, selected: invited.map(({ key }) => key) })
      if (outcome instanceof CallError) {
        setProblem(outcome.errors['selected'])
        refused?.(Object.keys(outcome.errors))
        return showErrors(form, outcome)
      }
      saved()
      form.reset(initial)
      setChosen([])
      setTyped('')
      done()
    },
    (wrong: FieldErrors<TournamentValues>) => {
      refused?.(Object.keys(wrong))
      nameFirst(wrong)
    },
  )

  return {
    parts,
    sides,
    busy,
    send,
    chosen,
    typed,
    invite: {
      chosen,
      typed,
      slots: places,
      error: problem,
      onType: (text: string) => {
        setTyped(text)
        setProblem(undefined)
      },
      onChange: setChosen,
    },
  }
}
