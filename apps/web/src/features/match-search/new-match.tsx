import { useState } from 'react'
import { useSelf } from '../../api/use-self.ts'
import { activeSports, usualSport } from '../../sports/active-sports.ts'
import { Section } from '../../ui/card.tsx'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { MatchCreate } from '../challenges/form/match-create.tsx'
import { FairMatches } from './fair-matches.tsx'
import * as texts from './texts.ts'

/** As high as the ways beside them. */
const SHOWN = 5

/** The ways to a match, and beside them what can be had with one tap in the sport that is chosen. */
export default function NewMatch() {
  const sports = activeSports(useSelf())
  const hasRoom = useStore(wide)
  const [sport, setSport] = useState(() => usualSport(sports)?.id)
  return (
    <MatchCreate
      sports={sports}
      sport={sport}
      setSport={setSport}
      aside={
        <Section title={texts.aFairMatchNearYou}>
          <FairMatches sport={sport} shown={SHOWN} leads={!hasRoom} />
        </Section>
      }
    />
  )
}
