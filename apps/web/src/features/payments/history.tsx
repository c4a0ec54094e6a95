import { type CreditAbout, type CreditEntry, credits } from '@gauntlet/contract/credits/endpoints'
import { usePages } from '../../api/use-pages.ts'
import { fill, paths } from '../../paths.ts'
import { nameAndMore } from '../../people/texts.ts'
import { Link } from '../../ui/link.tsx'
import { onDay } from '../../ui/on.ts'
import { PagedSection } from './pages.tsx'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

const A_PAGE = 20

function addressOf({ kind, id }: CreditAbout): string {
  if (kind === 'challenge') return fill(paths.challengeIssue, { id })
  if (kind === 'tournament') return fill(paths.tournamentView, { tournament_view_id: id })
  return fill(paths.purchase, { id })
}

/** 'Ben Baker', 'Ben Baker and 2 more' */
const othersLine = ({ others: [name = '', ...more] }: CreditAbout): string =>
  more.length === 0 ? name : say(nameAndMore, { name, more: more.length })

/** '+50', '−1': a sign for each; what is spent is no alarm, and stays in ink. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)

/**
 * Titled by what differs: the others, or else the thing itself. What a credit of a match was for is its sport then,
 * unless it came back.
 */
const Row = ({ entry: { text, points, balance, created, about } }: { entry: CreditEntry }) => {
  const others = about ? othersLine(about) : ''
  return (
    <li className="ledger-row">
      <div className="ledger-words">
        <p>{about ? <Link to={addressOf(about)}>{others || about.title}</Link> : text}</p>
        <p className="pieces soft small">
          {others !== '' && <span>{about?.title}</span>}
          {about && (others === '' || points > 0) && <span>{text}</span>}
          <time dateTime={created}>{onDay(created)}</time>
        </p>
      </div>
      <p className="ledger-numbers numbers">
        <strong className={points < 0 ? 'change' : 'change up'}>{signed(points)}</strong>
        <span className="soft small">{say(texts.balanceLeft, { balance })}</span>
      </p>
    </li>
  )
}

/** Every gain and loss of credits, the newest first. */
export function History() {
  const pages = usePages(credits.history, page => ({ page, limit: A_PAGE }), { live: true })
  return (
    <PagedSection
      title={texts.history}
      count={pages.data?.pages[0]?.total}
      rows={pages.data?.pages.flatMap(({ payload }) => payload).map(entry => <Row key={entry.id} entry={entry} />)}
      empty={texts.nothingYetWhatCreditsCome}
      read={pages}
    />
  )
}
