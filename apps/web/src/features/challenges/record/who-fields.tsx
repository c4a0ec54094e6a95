import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { PeoplePicker } from '../../../people/people-picker.tsx'
import { emailIn, type Pick } from '../../../people/picks.ts'
import { usePeopleByName } from '../../../people/use-people-by-name.ts'
import { SelectField } from '../../../ui/field.tsx'
import * as lineupTexts from '../lineup/texts.ts'
import * as texts from './texts.ts'
import { guestPick, type Sides } from './use-sides.ts'

// For sports of sides.
const GuestButton = lazy(async () => ({
  default: (await import('../../../people/guests/guest-button.tsx')).GuestButton,
}))
const KnownFaces = lazy(() => import('../../../people/known-faces.tsx'))

/** The other players: in a sport with sides those with the viewer and those against, else those against alone. */
export function WhoFields({
  sides: { sizes, size, setSize, own, setOwn, against, setAgainst, most },
  mayGuest,
}: {
  sides: Sides
  /** No rank moves: somebody without an account may have played on a side. */
  mayGuest: boolean
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
      {size > 1 && (
        <Players
          label={texts.whoPlayedWithYou}
          chosen={own}
          most={size - 1}
          named={named}
          change={setOwn}
          mayGuest={mayGuest}
        />
      )}
      <Players
        label={texts.whoPlayedAgainstYou}
        chosen={against}
        most={most}
        named={named}
        change={setAgainst}
        mayGuest={mayGuest && size > 1}
      />
    </>
  )
}

function Players({
  label,
  chosen,
  most,
  named,
  change,
  mayGuest,
}: {
  label: string
  chosen: readonly Pick[]
  /** How many may be named. */
  most: number
  /** Of both sides: nobody is named twice. */
  named: readonly string[]
  change: (chosen: Pick[]) => void
  mayGuest: boolean
}) {
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState(false)
  const search = usePeopleByName(typed, named)
  const name = async ({ guest }: { guest: string }) => {
    const pick = guestPick(guest)
    if (!named.includes(pick.key)) change([...chosen, pick])
  }
  return (
    <div className="stack who-played-fields">
      <PeoplePicker
        label={label}
        error={unknown ? texts.onlyPlayersSayYes : undefined}
        chosen={chosen}
        full={chosen.length >= most}
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
      {chosen.length === 0 && typed === '' && (
        <Suspense>
          <KnownFaces named={named} add={pick => change([pick])} />
        </Suspense>
      )}
      <Suspense>{mayGuest && <GuestButton add={name}>{lineupTexts.aGuest}</GuestButton>}</Suspense>
    </div>
  )
}
