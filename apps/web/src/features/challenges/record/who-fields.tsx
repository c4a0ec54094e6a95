import { useState } from 'react'
import { PeoplePicker } from '../../../people/people-picker.tsx'
import { emailIn, type Pick } from '../../../people/picks.ts'
import { usePeopleByName } from '../../../people/use-people-by-name.ts'
import { SelectField } from '../../../ui/field.tsx'
import * as texts from './texts.ts'
import type { Sides } from './use-sides.ts'

/** The other players: in a sport with sides those with the viewer and those against, else those against alone. */
export function WhoFields({
  sides: { sizes, size, setSize, own, setOwn, against, setAgainst },
  error,
}: {
  sides: Sides
  /** Why it is not enough. */
  error: string | undefined
}) {
  const named = [...own, ...against].map(({ key }) => key)
  return (
    <>
      {sizes.length > 1 && (
        <SelectField
          label={texts.playersOnASide}
          value={size}
          onChange={({ currentTarget }) => setSize(Number(currentTarget.value))}
        >
          {sizes.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      )}
      {size > 1 && <Players label={texts.whoPlayedWithYou} chosen={own} named={named} change={setOwn} />}
      <Players label={texts.whoPlayedAgainstYou} chosen={against} named={named} change={setAgainst} error={error} />
    </>
  )
}

function Players({
  label,
  chosen,
  named,
  change,
  error,
}: {
  label: string
  chosen: readonly Pick[]
  /** Of both sides: nobody is named twice. */
  named: readonly string[]
  change: (chosen: Pick[]) => void
  error?: string | undefined
}) {
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState(false)
  const search = usePeopleByName(typed, named)
  return (
    <PeoplePicker
      label={label}
      error={unknown ? texts.onlyPlayersSayYes : error}
      chosen={chosen}
      typed={typed}
      search={search}
      onType={text => {
        setTyped(text)
        if (text !== '') setUnknown(false)
      }}
      onChange={picks => {
        const players = picks.filter(({ key }) => emailIn(key) === undefined)
        setUnknown(players.length < picks.length)
        change(players)
      }}
    />
  )
}
