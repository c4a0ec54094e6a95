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
import { fairFirst, type Order } from './order.ts'
import { usePlayed } from './use-played.ts'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'

interface Paging {
  /** On all pages. */
  count: number
  /** Page both lists. */
  pages: ComponentProps<typeof ShowMore>['pages']
}

const Players = ({ players, first }: { players: readonly FoundOpponent[]; first?: FoundOpponent | undefined }) => (
  <div className={first ? 'match-players found-players fairest' : 'match-players found-players'}>
    {players.map(player => (
      <FoundPlayerCard key={player.id} player={player} isFirst={player === first} />
    ))}
  </div>
)

/** In the order of fairness those who are a fair match stand before the others, the fairest first. */
export const FoundPlayers = ({
  players,
  order,
  between,
  ...paging
}: Paging & {
  players: readonly FoundOpponent[]
  order: Order
  /** After the fair matches, before the others. */
  between?: ReactNode
}) => {
  const played = usePlayed()
  const { fair, others } = fairFirst(players, order, ({ _matchingData }) => played.has(_matchingData.Sports.id))
  const more = <More {...paging} shown={players.length} label={texts.showMorePlayers} />
  if (fair.length === 0)
    return (
      <Section title={texts.players} count={paging.count}>
        {players.length === 0 && <p className="card soft">{texts.noPlayerIsInsideThis}</p>}
        <Players players={others} />
        {more}
        {between}
      </Section>
    )
  return (
    <>
      <Section
        title={texts.fairMatches}
        count={others.length === 0 ? fair.length : say(texts.nOfAll, { n: fair.length, all: paging.count })}
      >
        <Players players={fair} first={fair[0]} />
        {others.length === 0 && more}
      </Section>
      {between}
      {others.length > 0 && (
        <Section title={texts.morePlayers} count={paging.count - fair.length}>
          <Players players={others} />
          {more}
        </Section>
      )}
    </>
  )
}

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

/** Among the players, where nobody's match can be joined: the way to open one, the first or one more. */
export const NoneToJoin = ({ first }: { first: boolean }) => (
  <div className="card match-none">
    <LinkRow to={paths.createOpenChallenge} icon={mdiAccountMultiplePlusOutline}>
      {first ? texts.beTheFirst : texts.openAnother}
    </LinkRow>
  </div>
)
