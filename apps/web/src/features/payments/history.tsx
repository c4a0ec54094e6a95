import type { CreditAbout, CreditEntry } from '@gauntlet/contract/credits/endpoints'
import { mdiGiftOutline, mdiTicketConfirmationOutline, mdiTournament } from '@mdi/js'
import { fill, paths } from '../../paths.ts'
import { nameAndMore } from '../../people/texts.ts'
import { SportMark } from '../../sports/sport-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { onDay } from '../../ui/on.ts'
import { bySport, type Month, type Played } from './months.ts'
import { PagedSection } from './pages.tsx'
import * as texts from './texts.ts'
import { useHistory } from './use-history.ts'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'

function addressOf({ kind, id }: CreditAbout): string {
  if (kind === 'challenge') return fill(paths.challengeIssue, { id })
  if (kind === 'tournament') return fill(paths.tournamentView, { tournament_view_id: id })
  return fill(paths.purchase, { id })
}

/** 'Ben Baker', 'Ben Baker and 2 more' */
const othersLine = ({ others: [name = '', ...more] }: CreditAbout): string =>
  more.length === 0 ? name : say(nameAndMore, { name, more: more.length })

/** '+50', '−1': a sign for each; what is spent is no alarm, and stays in ink. */
const signed = (points: number) => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0')

const icons = { tournament: mdiTournament, purchase: mdiTicketConfirmationOutline } as const

const Mark = ({ about }: Pick<CreditEntry, 'about'>) =>
  about?.kind === 'challenge' ? (
    <SportMark name={about.title} />
  ) : (
    <span className="sport-mark" aria-hidden="true">
      <Icon path={about ? icons[about.kind] : mdiGiftOutline} />
    </span>
  )

/** Titled by the others of a match, or by what it is; its sport stands below, and that a credit came back. */
const Row = ({
  entry: { text, points, created, about },
  below = false,
}: {
  entry: CreditEntry
  /** Stands below the name of its sport. */
  below?: boolean
}) => {
  const others = about ? othersLine(about) : ''
  const isMatch = about?.kind === 'challenge'
  const title = others ? say(texts.matchWith, { others }) : isMatch ? texts.openMatch : about?.title
  const facts = [isMatch && !below && about.title, about && title !== text && (!isMatch || points > 0) && text]
  return (
    <li className="ledger-row">
      {!below && <Mark about={about} />}
      <div className="ledger-words">
        <p>{about ? <Link to={addressOf(about)}>{title}</Link> : text}</p>
        <p className="pieces soft small">
          {facts.map(fact => fact && <span key={fact}>{fact}</span>)}
          <time dateTime={created}>{onDay(created)}</time>
        </p>
      </div>
      <p className="ledger-numbers numbers">
        <strong className={points < 0 ? 'change' : 'change up'}>{signed(points)}</strong>
      </p>
    </li>
  )
}

/** The matches of a month in a sport: what they cost in all, and each of them below. */
const InSport = ({ played: { sport, matches, points } }: { played: Played<CreditEntry> }) => (
  <li>
    <details className="ledger-sport">
      <summary className="ledger-row">
        <SportMark name={sport} />
        <div className="ledger-words">
          <p>{sport}</p>
          <p className="soft small">{plural(texts.nMatches, matches.length)}</p>
        </div>
        <strong className="change numbers">{signed(points)}</strong>
      </summary>
      <ul className="ledger">
        {matches.map(entry => (
          <Row key={entry.id} entry={entry} below />
        ))}
      </ul>
    </details>
  </li>
)

/** How much went and came in a month, and is left after it: in words, since it is no row of its own. */
const factsOf = ({ entries: [newest], sums }: Month<CreditEntry>) => [
  sums && sums.spent > 0 && say(texts.nSpent, { spent: sums.spent }),
  sums && sums.got !== 0 && signed(sums.got),
  newest && say(texts.balanceLeft, { balance: newest.balance }),
]

const MonthOf = ({ month }: { month: Month<CreditEntry> }) => (
  <li>
    <h3 className="ledger-month numbers">
      <span>{month.name}</span>
      <span className="pieces">{factsOf(month).map(fact => fact && <span key={fact}>{fact}</span>)}</span>
    </h3>
    <ul className="ledger">
      {bySport(month.entries).map(one =>
        'sport' in one ? <InSport key={one.sport} played={one} /> : <Row key={one.id} entry={one} />,
      )}
    </ul>
  </li>
)

/** Every gain and loss of credits, the newest first, by month. */
export function History() {
  const { pages, months } = useHistory()
  return (
    <PagedSection
      title={texts.history}
      count={pages.data?.pages[0]?.total}
      rows={months?.map(month => <MonthOf key={month.name} month={month} />)}
      empty={texts.nothingYetWhatCreditsCome}
      read={pages}
    />
  )
}
