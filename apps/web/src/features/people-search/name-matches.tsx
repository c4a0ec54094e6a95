import { friendTexts } from '@gauntlet/contract/friends/endpoints'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import { mdiAccountHeartOutline } from '@mdi/js'
import { usePeopleByName } from '../../people/use-people-by-name.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { BefriendButton, ChallengeSign } from '../../people/befriend-button.tsx'
import { PlayerCard } from '../../people/player-card.tsx'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'

const PAGE_ROWS = 25

/** The players with the typed name, found while it is typed. */
export function NameMatches({ typed }: { typed: string }) {
  const { found, total, pages, error, retry } = usePeopleByName(typed, [], PAGE_ROWS)
  if (error) return <ErrorState title={peopleSearchTexts.problem} error={error} retry={retry} />
  if (!found) return <SkeletonList rows={3} />
  if (found.length === 0) return <EmptyState mark={mdiAccountHeartOutline} title={friendTexts.noneFound} />
  return (
    <section className="stack" aria-label={texts.players}>
      <h2 className="visually-hidden">{texts.players}</h2>
      <output className="soft small numbers">{plural(texts.nPlayers, total)}</output>
      <div className="players">
        {found.map(player => (
          <PlayerCard
            key={player.id}
            player={player}
            actions={<BefriendButton player={player} />}
            corner={<ChallengeSign player={player} />}
          />
        ))}
      </div>
      <ShowMore pages={pages} failed={peopleSearchTexts.problem} />
    </section>
  )
}
