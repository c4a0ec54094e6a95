/** Below a choice of sports that stayed empty, or incomplete. */
export const SportsFailed = ({ retry }: { retry: () => void }) => (
  <span className="row between" role="alert">
    The sports did not load.
    <button type="button" className="button small" onClick={retry}>
      Try Again
    </button>
  </span>
)
