import type { OpenCard } from '@gauntlet/contract/challenges/open-card'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { FoundOpponent } from '@gauntlet/contract/match-search/endpoints'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import { mdiAccountMultiplePlusOutline } from '@mdi/js'
import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { LinkRow, Section } from '../../ui/card.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { OpenChallengeCard } from './open-challenge-card.tsx'
import { FoundPlayerCard } from './found-player-card.tsx'
import * as texts from './texts.ts'

interface Paging {
  /** On all pages. */
  count: number
  /** Page both lists. */
  pages: ComponentProps<typeof ShowMore>['pages']
}

export const FoundPlayers = ({
  players,
  action,
  ...paging
}: Paging & {
  players: readonly FoundOpponent[]
  /** Beside the title. */
  action?: ReactNode
}) => (
  <Section title={texts.players} count={paging.count} action={action}>
    {players.length === 0 && <p className="card soft">{texts.noPlayerIsInsideThis}</p>}
    <div className="match-players found-players">
      {players.map(player => (
        <FoundPlayerCard key={player.id} player={player} />
      ))}
    </div>
    <More {...paging} shown={players.length} label={texts.showMorePlayers} />
  </Section>
)

export const FoundChallenges = ({
  challenges,
  viewerId,
  ...paging
}: Paging & { challenges: readonly OpenCard[]; viewerId: string }) => (
  <Section title={texts.openMatches} count={paging.count}>
    {challenges.length === 0 && <p className="card soft">{challengeTexts.noneFound}</p>}
    {challenges.map(challenge => (
      <OpenChallengeCard key={challenge.id} challenge={challenge} viewerId={viewerId} />
    ))}
    <More {...paging} shown={challenges.length} label={texts.showMoreOpenMatches} />
  </Section>
)

const More = ({ count, shown, pages, label }: Paging & { shown: number; label: string }) => (
  <ShowMore pages={pages} failed={peopleSearchTexts.problem} label={label} more={shown < count} />
)

/** Above the players, where nobody's match can be joined: the way to open one, the first or one more. */
export const NoneToJoin = ({ first }: { first: boolean }) => (
  <div className="card match-none">
    <LinkRow to={paths.createOpenChallenge} icon={mdiAccountMultiplePlusOutline}>
      {first ? texts.beTheFirst : texts.openAnother}
    </LinkRow>
  </div>
)
