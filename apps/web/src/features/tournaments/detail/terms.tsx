import { formatTexts } from '@gauntlet/contract/brackets/texts'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { takesAnyRank } from '@gauntlet/contract/tournaments/status'
import { Card, Section } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { absolute } from '../../../ui/when.ts'
import { windowWords } from '../words.ts'
import { WhereTerm } from '../../../places/where.tsx'
import { compositionWords } from '../sides/composition-words.ts'
import * as sideTexts from '../sides/texts.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'
import { LinkedName } from '../../../people/linked-name.tsx'

const MINUTE_MS = 60_000

/**
 * The announced terms; those that are kept from onlookers say so. The `rest` are those that the head leaves open, and
 * the shape of the bracket below it.
 */
export function Terms({ tournament, rest }: { tournament: Tournament; rest: boolean }) {
  const now = useNow(MINUTE_MS)
  const { issuer, sport, status, ranked, open_invite, rules, timezone, venue, format, side_size, composition, drawn } =
    tournament
  return (
    <Section title={texts.details}>
      <Card>
        <dl className="terms">
          <dt>{texts.organizer}</dt>
          <dd>
            <LinkedName player={issuer} />
          </dd>
          {!rest && (
            <>
              <dt>{texts.sport}</dt>
              <dd>{sport.name}</dd>
              <dt>{texts.start}</dt>
              <dd>
                <Moment at={tournament.tournament_start} timezone={timezone} now={now} />
              </dd>
            </>
          )}
          <dt>{texts.end}</dt>
          <dd>{absolute(Date.parse(tournament.tournament_end), now, timezone)}</dd>
          {(!rest || venue === '') && <WhereTerm place={tournament} hidden={texts.onlyItsPlayersSeeThe} />}
          <dt>{texts.ranks}</dt>
          <dd className="numbers">
            {takesAnyRank(tournament.start_rating, tournament.end_rating) ? texts.all : windowWords(tournament)}
          </dd>
          {status !== 'Complete' && (
            <>
              <dt>{texts.whoJoins}</dt>
              <dd>
                {open_invite === 1 ? texts.anyoneInsideTheRanksOthers : texts.onlyPlayersWhoAreInvited}
                {open_invite === 1 && tournament.open_to_minors === 1 && ` ${texts.playersUnder18Too}`}
              </dd>
            </>
          )}
          {!rest && (
            <>
              <dt>{texts.ranked}</dt>
              <dd>{ranked === 1 ? texts.yesItsResultsMoveThe : texts.noJustForFun}</dd>
            </>
          )}
          {side_size !== null && (
            <>
              <dt>{sideTexts.whoEnters}</dt>
              <dd>
                {say(sideTexts.sidesOf, { size: side_size })}
                {composition !== null && composition !== 'any' && `, ${compositionWords[composition]}`}
              </dd>
            </>
          )}
          {format !== 'none' && !(rest && drawn === 0) && (
            <>
              <dt>{texts.format}</dt>
              <dd>{formatTexts[format].title}</dd>
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
