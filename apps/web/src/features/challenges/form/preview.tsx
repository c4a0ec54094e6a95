import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import type { ComponentProps } from 'react'
import { useSelf } from '../../../api/use-self.ts'
import { ChanceBar } from '../../../people/chance-bar.tsx'
import { single } from '../../../scores/party.ts'
import { say } from '../../../ui/say.ts'
import { freeSide, MatchPreview } from './match-preview.tsx'
import * as texts from '../texts.ts'

/** The match as the player who is challenged will see it, first on their own screen, or everybody who looks for one. */
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
  if (!opponent)
    return (
      <MatchPreview
        title={texts.playersWillSee}
        terms={terms}
        sides={[single(self), freeSide(byLink ? texts.whoeverHasTheLink : texts.openToAll)]}
        by={self.first_name}
      />
    )
  const name = opponent.first_name
  return (
    <MatchPreview
      title={say(texts.nameWillSee, { name })}
      terms={terms}
      sides={[single(opponent), single(self)]}
      by={self.first_name}
      odds={odds && <ChanceBar chance={1 - odds.chance} draw={odds.draw_chance} own={name} other={self.first_name} />}
    />
  )
}
