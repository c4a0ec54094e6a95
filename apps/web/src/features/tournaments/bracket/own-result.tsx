import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { fill } from '../../../paths.ts'
import { publicPages } from '../../../public-pages.ts'
import { RematchButton } from '../../../scores/rematch-button.tsx'
import { ShareButton } from '../../../sports/share-button.tsx'
import { say } from '../../../ui/say.ts'
import { lastPlayed, rematchWith, walkoverAfter } from './own.ts'
import { OwnSides } from './own-sides.tsx'
import { toldToOthers } from './shared.ts'
import { roundOf } from './tree.ts'
import { nameOf } from './words.ts'
import * as texts from './texts.ts'

function headline(bracket: Bracket, { winner }: BracketMatch): string {
  if (winner === null) return texts.aDraw
  return winner === bracket.seed ? texts.youWon : say(texts.playerWon, { player: nameOf(bracket, winner) })
}

/** The viewer's last result, with the ways on from it: the same match again, and a picture of it for others. */
export function OwnResult({ bracket, isPublic }: { bracket: Bracket; isPublic: boolean }) {
  const match = lastPlayed(bracket)
  if (!match) return null
  const rival = rematchWith(bracket, match)
  const walkover = walkoverAfter(bracket, match)
  return (
    <section className="card own-match own-result" aria-label={texts.yourLastMatch}>
      <OwnSides bracket={bracket} match={match} words={texts.lastPlayedRound} />
      <div className="own-match-foot">
        <p className="own-match-outcome">{headline(bracket, match)}</p>
        {walkover && (
          <p className="soft small">
            {say(texts.roundByWalkover, {
              round: roundOf(bracket, walkover),
              outcome: headline(bracket, walkover),
            })}
          </p>
        )}
        <div className="row own-match-ways">
          {rival !== undefined && <RematchButton playerId={rival} sportId={bracket.sport.id} />}
          <ShareButton
            result={toldToOthers(bracket, match)}
            path={isPublic ? fill(publicPages.tournament, { id: bracket.id }) : undefined}
          />
        </div>
      </div>
    </section>
  )
}
