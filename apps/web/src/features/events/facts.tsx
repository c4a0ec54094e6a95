import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { fill, paths } from '../../paths.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { useNow } from '../../ui/use-now.ts'
import { absolute } from '../../ui/when.ts'
import { ShareLink } from '../../ui/share-link.tsx'
import { placesWords } from './words.ts'
import { WhereTerm } from '../../places/where.tsx'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { LinkedName } from '../../people/linked-name.tsx'

const MINUTE_MS = 60_000

/** When and where it is, and whose; the facts that a closed event keeps from strangers say so. */
export function Facts({ event }: { event: EventAnswer }) {
  const now = useNow(MINUTE_MS)
  const { id, start_date, end_date, timezone, issuer } = event
  return (
    <Section title={texts.details}>
      <Card className="stack">
        <dl className="terms">
          <dt>{texts.when}</dt>
          <dd>
            <Moment at={start_date} timezone={timezone} now={now} />
            <span className="soft small">
              {say(texts.untilEnd, { end: absolute(Date.parse(end_date), now, timezone) })}
            </span>
          </dd>
          <WhereTerm place={event} hidden={texts.onlyThoseWhoAreInvited} />
          <dt>{texts.places}</dt>
          <dd className="numbers">
            {placesWords(event)}
            {event.open_invite === 1 && event.open_to_minors === 1 && (
              <div className="soft small">{texts.playersUnder18MayJoin}</div>
            )}
          </dd>
          <dt>{texts.organizer}</dt>
          <dd>
            <LinkedName player={issuer} />
          </dd>
        </dl>
        {event.public === 1 && (
          <div className="row">
            <ShareLink path={fill(paths.eventView, { event_view_id: id })} title={event.event_name} />
          </div>
        )}
      </Card>
    </Section>
  )
}
