import { ActBar } from '../../../ui/act-bar.tsx'

/** A match that is still being written. */
export interface DraftTerms {
  /** Its name. */
  sport: string | undefined
  date: string
  location: string
  venue: string
}

/** The terms in one line, and the button that sends them. */
export const SendBar = ({ terms, busy, children }: { terms: DraftTerms; busy: boolean; children: string }) => (
  <ActBar terms={{ name: terms.sport, date: terms.date, place: terms.venue || terms.location }} busy={busy}>
    {children}
  </ActBar>
)
