import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { Offer } from '@gauntlet/contract/challenges/offered'
import { Card, Section } from '../../../ui/card.tsx'
import { OfferedTimes } from './offered-times.tsx'
import * as texts from './texts.ts'

/** The times that wait for answers, on the screen of their challenge. */
export default function TimesCard(props: { challenge: Challenge & { offer: Offer }; viewerId: string }) {
  return (
    <Section title={texts.times}>
      <Card>
        {/* An answer is to one offer: the next begins with boxes of its own. */}
        <OfferedTimes key={props.challenge.offer_round} {...props} />
      </Card>
    </Section>
  )
}
