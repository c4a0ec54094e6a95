import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { Bracket } from '@gauntlet/contract/brackets/answer'
import { bracketReasons } from '@gauntlet/contract/brackets/reasons'
import { friends, friendTexts } from '@gauntlet/contract/friends/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { mdiAccountPlus, mdiAccountRemoveOutline, mdiShuffleVariant } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { ActButtons } from '../../../ui/act-buttons.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { leftIn } from './tree.ts'
import { entrantsOf } from '../sides/sides.ts'
import './sheets.css'
import * as texts from './texts.ts'
import { say } from '../../../ui/say.ts'

const Seeding = lazy(() => import('./seeding-field.tsx'))

interface Props {
  tournament: Tournament
  bracket: Bracket
}

/** The tools for a drawn bracket as a whole; nothing once they are of no use. */
export function RunBracket({ tournament, bracket }: Props) {
  const [open, setOpen] = useState<'seeding' | 'walk-in' | 'out'>()
  const { draw, walk_in, disqualify } = bracket.actions
  const close = () => setOpen(undefined)
  if ([draw, walk_in, disqualify].every(({ kind }) => kind !== 'allowed')) return null
  return (
    <Card label={texts.runTheBracket} className="stack tight">
      <h3 className="seeding-title">{texts.runTheBracket}</h3>
      <div className="row">
        {draw.kind === 'allowed' && (
          <button type="button" className="button small" onClick={() => setOpen('seeding')}>
            <Icon path={mdiShuffleVariant} />
            {texts.seedAndDrawAgain}
          </button>
        )}
        {walk_in.kind === 'allowed' && (
          <button type="button" className="button small" onClick={() => setOpen('walk-in')}>
            <Icon path={mdiAccountPlus} />
            {texts.addAPlayer}
          </button>
        )}
        {disqualify.kind === 'allowed' && (
          <button type="button" className="button small" onClick={() => setOpen('out')}>
            <Icon path={mdiAccountRemoveOutline} />
            {texts.disqualify}
          </button>
        )}
      </div>
      {draw.kind !== 'allowed' && draw.reason === 'results_in' && tournament.status === 'Reporting' && (
        <p className="soft small">{bracketReasons.results_in}</p>
      )}
      <Suspense>{open === 'seeding' && <Seeding tournament={tournament} bracket={bracket} close={close} />}</Suspense>
      {open === 'walk-in' && <WalkIn tournament={tournament} close={close} />}
      {open === 'out' && <Disqualify bracket={bracket} close={close} />}
    </Card>
  )
}

/** Friends who are there without a place: one press puts them where an opponent is missing. */
function WalkIn({ tournament, close }: { tournament: Tournament; close: () => void }) {
  const { data, error, refetch } = useApi(friends.list, {})
  const { run, busy } = useAction(brackets.walkIn)
  const inIt = new Set(entrantsOf(tournament).map(({ id }) => id))
  const free = data?.payload.filter(friend => friend.friends === 'friend' && !inIt.has(friend.id))
  const add = async (user_id: string) => {
    const outcome = await run({ id: tournament.id, user_id })
    if (!(outcome instanceof CallError)) close()
  }
  return (
    <Modal title={texts.addAPlayer} close={close}>
      <p className="soft small">{texts.aFriendTakesThePlace}</p>
      {!free && !error && <SkeletonList rows={3} />}
      {!free && error && <ErrorState title={texts.yourFriendsDidNotLoad} error={error} retry={() => void refetch()} />}
      {free?.length === 0 && <EmptyState title={friendTexts.noneFound} />}
      <ul className="desk-list">
        {free?.map(({ id, full_name, preference }) => (
          <li key={id} className="desk-row">
            <Avatar id={id} name={full_name} image={preference.image} size={40} />
            <span className="seeding-name">{full_name}</span>
            <ActButtons
              acts={[{ text: texts.add, look: 'main', run: () => add(id) }]}
              busy={busy}
              about={full_name}
              small
            />
          </li>
        ))}
      </ul>
    </Modal>
  )
}

/** Takes a player out of all matches to come, in one act. */
function Disqualify({ bracket, close }: { bracket: Bracket; close: () => void }) {
  const { run, busy } = useAction(brackets.disqualify)
  const takeOut = async (user_id: string) => {
    const outcome = await run({ id: bracket.id, user_id })
    if (!(outcome instanceof CallError)) close()
  }
  return (
    <Modal title={texts.disqualifyAPlayer} close={close}>
      <p className="soft small">{texts.whoeverMeetsThisPlayerWins}</p>
      <ul className="desk-list">
        {leftIn(bracket).map(({ seed, id, full_name, image }) => (
          <li key={seed} className="desk-row">
            <Avatar id={id ?? String(seed)} name={full_name} image={image} size={40} />
            <span className="seeding-name">{full_name}</span>
            {id !== null && seed !== bracket.seed && (
              <ActButtons
                about={full_name}
                busy={busy}
                small
                acts={[
                  {
                    text: texts.disqualify,
                    look: 'danger',
                    asks: {
                      title: say(texts.disqualifyName, { name: full_name }),
                      text: texts.everyMatchToComeIs,
                      confirm: texts.disqualify,
                    },
                    run: () => takeOut(id),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
