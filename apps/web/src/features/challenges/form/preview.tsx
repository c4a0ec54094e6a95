import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import type { ComponentProps } from 'react'
import { useSelf } from '../../../api/use-self.ts'
import { ChanceBar } from '../../../people/chance-bar.tsx'
import { single } from '../../../scores/party.ts'
import { say } from '../../../ui/say.ts'
import { BetweenTwo } from '../detail/between.tsx'
import { FairNearby } from './fair-nearby.tsx'
import { inSport } from './match-band.tsx'
import { freeSide, MatchPreview, type PreviewSide } from './match-preview.tsx'
import * as formTexts from './texts.ts'
import * as texts from '../texts.ts'

/** With the rank in the sport that is chosen. */
function ranked(player: User, sportId: string): PreviewSide {
  const { rank: value, provisional } = inSport(player, sportId)
  return { ...single(player), ...(value !== null && { rank: { value, provisional } }) }
}

/**
 * The match as the player who is challenged will see it, first on their own screen, and what the two have played so
 * far; or as everybody sees it who looks for one.
 */
export default function Preview({
  terms,
  sportId,
  opponent,
  byLink,
  odds,
}: {
  terms: ComponentProps<typeof MatchPreview>['terms']
  sportId: string
  opponent: User | undefined
  byLink: boolean
  odds: MatchOdds | undefined
}) {
  const self = useSelf()
  if (!opponent)
    return (
      <>
        <MatchPreview
          title={formTexts.playersWillSee}
          terms={terms}
          sides={[
            ranked(self, sportId),
            { ...freeSide(byLink ? texts.whoeverHasTheLink : texts.openToAll), note: formTexts.anyRank },
          ]}
          by={self.first_name}
        />
        {!byLink && <FairNearby sportId={sportId} asks={false} />}
      </>
    )
  const name = opponent.first_name
  return (
    <>
      <MatchPreview
        title={say(formTexts.nameWillSee, { name })}
        terms={terms}
        sides={[ranked(opponent, sportId), ranked(self, sportId)]}
        by={self.first_name}
        odds={odds && <ChanceBar chance={1 - odds.chance} draw={odds.draw_chance} own={name} other={self.first_name} />}
      />
      <BetweenTwo rival={opponent} sportId={sportId} viewerId={self.id} />
    </>
  )
}
