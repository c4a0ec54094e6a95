import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { PersonRow, RowButton } from '../../../people/person-row.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { say } from '../../../ui/say.ts'
import { type ShownSide, sideName, sidesOf } from './sides.ts'
import * as texts from './texts.ts'

/** The organizer chooses who plays with a side that is not complete. */
export default function PairSheet({
  tournament,
  side,
  close,
}: {
  tournament: Tournament
  side: ShownSide
  close: () => void
}) {
  const { run, busy } = useAction(tournaments.pair, { success: texts.theyArePaired })
  const name = sideName(side.players)
  const alone = sidesOf(tournament).filter(({ id, players }) => id !== side.id && players.length === 1)
  const pair = async (player: string) => {
    const outcome = await run({ tournament_id: tournament.id, captain: side.id, player })
    if (!(outcome instanceof CallError)) close()
  }
  return (
    <Modal title={say(texts.pairNameWith, { name })} close={close}>
      {alone.length === 0 && <p className="soft">{texts.nobodyElseNeedsAPartner}</p>}
      <ul>
        {alone
          .flatMap(({ players }) => players)
          .map(person => (
            <PersonRow key={person.id} person={person}>
              <RowButton
                label={say(texts.pairWithName, { name: person.full_name })}
                disabled={busy}
                onClick={() => void pair(person.id)}
              >
                {texts.pair}
              </RowButton>
            </PersonRow>
          ))}
      </ul>
    </Modal>
  )
}
