import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { Card, Section } from '../../../ui/card.tsx'
import { WhereTerm } from '../../../places/where.tsx'
import { methodIn, methodWord } from '../../../scores/methods.ts'
import * as scoreTexts from '../../../scores/texts.ts'
import { useScoring } from '../../../scores/use-scoring.ts'
import * as detailTexts from './texts.ts'
import * as texts from '../texts.ts'

/** The terms that both sides agree on, but for when and where, as the hero says; a venue that is kept says so. */
export function Terms({ challenge }: { challenge: Challenge }) {
  const { sport, ranked, rules, format: id } = challenge
  const formats = useScoring(sport.name, id !== null)?.formats ?? []
  // A sport that is always scored alike has nothing to agree on.
  const format = formats.length > 1 ? formats.find(one => one.id === id) : undefined
  const method = methodIn(challenge.score)
  return (
    <Section title={detailTexts.details}>
      <Card>
        <dl className="terms">
          <dt>{texts.sport}</dt>
          <dd>{sport.name}</dd>
          {format && (
            <>
              <dt>{detailTexts.format}</dt>
              <dd>{format.name}</dd>
            </>
          )}
          {challenge.venue === '' && <WhereTerm place={challenge} hidden={detailTexts.onlyItsPlayersSeeThe} />}
          <dt>{texts.ranked}</dt>
          <dd>{ranked === 1 ? detailTexts.yesItMovesTheRanks : detailTexts.noJustForFun}</dd>
          {method !== '' && (
            <>
              <dt>{scoreTexts.decidedBy}</dt>
              <dd>{methodWord(method)}</dd>
            </>
          )}
          {rules !== '' && (
            <>
              <dt>{texts.rules}</dt>
              <dd className="prose">{rules}</dd>
            </>
          )}
        </dl>
      </Card>
    </Section>
  )
}
