import { wallWords } from './when.ts'

/** The terms in one line, and the button that sends them: in reach however long the form is. */
export const ActBar = ({
  terms: { name, date, place },
  busy,
  children,
}: {
  terms: { name: string | undefined; date: string | undefined; place: string | undefined }
  busy: boolean
  children: string
}) => (
  <div className="act-bar">
    <p className="soft small">
      {[name, date && wallWords(date), place].map(term => term && <span key={term}>{term}</span>)}
    </p>
    <button type="submit" className="button main wide" disabled={busy}>
      {children}
    </button>
  </div>
)
