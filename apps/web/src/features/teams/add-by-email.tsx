import { email as emailField } from '@gauntlet/contract/fields'
import { type Team, teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { useState } from 'react'
import { safeParse } from 'zod/mini'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { usePeopleByName } from '../../people/use-people-by-name.ts'
import { PeoplePicker } from '../../people/people-picker.tsx'
import type { Pick } from '../../people/picks.ts'
import { toast } from '../../ui/toast.tsx'
import * as texts from './texts.ts'

const anEmail = emailField(teamTexts.searchEmailMissing, teamTexts.searchEmailInvalid)

/** Asks anybody, found by name or e-mail; an address without an account gets an invitation. */
export default function AddByEmail({ team }: { team: Team }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Pick[]>([])
  const [problem, setProblem] = useState<string>()
  const inTeam = team.users.map(({ id }) => id)
  const search = usePeopleByName(typed, [...inTeam, ...chosen.map(({ key }) => key)])
  const add = useAction(teams.addPlayers, { success: false, failure: teamTexts.problemEditing })
  const invite = useAction(teams.invite, { success: false, failure: teamTexts.problemEditing })
  const busy = add.busy || invite.busy

  const sendAll = async (picks: readonly Pick[]) => {
    const ids = picks.filter(({ key }) => !key.includes('@')).map(({ key }) => key)
    if (ids.length > 0 && (await add.run({ team_id: team.id, user_id: ids })) instanceof CallError) return
    // Addresses that were sent leave the field, so that after a refusal only the others stay.
    let left = picks.filter(({ key }) => key.includes('@'))
    setChosen(left)
    for (const { key } of left) {
      if ((await invite.run({ team_id: team.id, email: key })) instanceof CallError) return
      left = left.filter(pick => pick.key !== key)
      setChosen(left)
    }
    toast(teamTexts.invited)
  }
  const send = async () => {
    const address = safeParse(anEmail, typed)
    const typedOut = typed.trim() !== ''
    if ((chosen.length === 0 || typedOut) && !address.success) {
      setProblem(address.error.issues[0]?.message)
      return
    }
    setProblem(undefined)
    setTyped('')
    await sendAll(address.success ? [...chosen, { key: address.data, name: address.data, image: null }] : chosen)
  }
  return (
    <>
      <PeoplePicker
        label={texts.player}
        hint={texts.somebodyWithoutAnAccountGets}
        error={problem}
        chosen={chosen}
        typed={typed}
        search={search}
        onType={text => {
          setTyped(text)
          setProblem(undefined)
        }}
        onChange={setChosen}
      />
      <button type="button" className="button" disabled={busy} onClick={() => void send()}>
        {texts.invite}
      </button>
    </>
  )
}
