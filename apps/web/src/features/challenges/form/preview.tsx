import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import type { ComponentProps } from 'react'
import { useSelf } from '../../../api/use-self.ts'
import { ChanceBar } from '../../../people/chance-bar.tsx'
import { single } from '../../../scores/party.ts'
import { say } from '../../../ui/say.ts'
import { freeSide, MatchPreview } from './match-preview.tsx'
import * as texts from '../texts.ts'

/** The match as it will be seen by the player who is challenged, or by everybody who looks for one. */
export default function Preview({
  terms,
  opponent,
  byLink,
  odds,
}: {
  terms: ComponentProps<typeof MatchPreview>['terms']
  opponent: User | undefined
  byLink: boolean
  odds: MatchOdds | undefined
}) {
  const self = useSelf()
  return (
    <MatchPreview
      title={opponent ? say(texts.nameWillSee, { name: opponent.first_name }) : texts.playersWillSee}
      terms={terms}
      sides={[single(self), opponent ? single(opponent) : freeSide(byLink ? texts.whoeverHasTheLink : texts.openToAll)]}
      odds={
        odds &&
        opponent && (
          <ChanceBar chance={odds.chance} draw={odds.draw_chance} own={self.first_name} other={opponent.first_name} />
        )
      }
    />
  )
}
