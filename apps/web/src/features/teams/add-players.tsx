import { type Team } from '@gauntlet/contract/teams/endpoints'
import { Suspense, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { teamReasons } from '@gauntlet/contract/teams/reasons'
import { Card, Section } from '../../ui/card.tsx'
import { Segments } from '../../ui/segments.tsx'
import { AddFriends, AddMyself } from './add-friends.tsx'
import * as texts from './texts.ts'

// Most are asked as friends.
const AddByEmail = lazy(() => import('./add-by-email.tsx'))

/** The ways of adding players, with the specification's numbers. */
type Mode = '1' | '2' | '3'
const MODES: readonly { value: Mode; text: string }[] = [
  { value: '2', text: texts.friends },
  { value: '1', text: texts.byEmail },
  { value: '3', text: texts.myself },
]

/** Asks players: friends, or anybody by name or e-mail; an owner who does not play takes a place. */
export function AddPlayers({ team }: { team: Team }) {
  const [mode, setMode] = useState<Mode>('2')
  const { add_players, add_myself } = team.actions
  const modes = MODES.filter(({ value }) => value !== '3' || add_myself.kind !== 'hidden')
  const shown = modes.some(({ value }) => value === mode) ? mode : '2'
  return (
    <Section title={texts.addPlayers}>
      <Card className="stack">
        {add_players.kind === 'allowed' ? (
          <>
            <Segments label={texts.how} value={shown} options={modes} onChange={setMode} />
            {shown === '2' && <AddFriends team={team} />}
            <Suspense>{shown === '1' && <AddByEmail team={team} />}</Suspense>
            {shown === '3' && <AddMyself team={team} />}
          </>
        ) : (
          <p className="soft">{add_players.reason && teamReasons[add_players.reason]}</p>
        )}
      </Card>
    </Section>
  )
}
