import { wallWords } from '../../../ui/when.ts'

/** A match that is still being written. */
export interface DraftTerms {
  /** Its name. */
  sport: string | undefined
  date: string
  location: string
  venue: string
}

/** The terms in one line, and the button that sends them: in reach however long the form is. */
export const SendBar = ({ terms, busy, children }: { terms: DraftTerms; busy: boolean; children: string }) => {
  const { sport, date, venue, location } = terms
  const line = [sport, date !== '' && wallWords(date), venue || location].filter(Boolean).join(' · ')
  return (
    <div className="send-bar">
      <p className="soft small">{line}</p>
      <button type="submit" className="button main wide" disabled={busy}>
        {children}
      </button>
    </div>
  )
}
