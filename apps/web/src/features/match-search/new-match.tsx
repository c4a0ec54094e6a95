import { Section } from '../../ui/card.tsx'
import { MatchCreate } from '../challenges/form/match-create.tsx'
import { FairMatches } from './fair-matches.tsx'
import * as texts from './texts.ts'

/** The ways to a match, and beside them what can be had with one tap. */
export default function NewMatch() {
  return (
    <MatchCreate
      aside={
        <Section title={texts.aFairMatchNearYou}>
          <FairMatches />
        </Section>
      }
    />
  )
}
