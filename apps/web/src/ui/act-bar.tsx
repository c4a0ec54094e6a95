/** The button that sends a form: in reach however long the form is. */
export const ActBar = ({ busy, children }: { busy: boolean; children: string }) => (
  <div className="act-bar">
    <button type="submit" className="button main wide" disabled={busy}>
      {children}
    </button>
  </div>
)
