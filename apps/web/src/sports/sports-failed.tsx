import * as texts from './texts.ts'

/** Below a choice of sports that stayed empty, or incomplete. */
export const SportsFailed = ({ retry }: { retry: () => void }) => (
  <span className="row between" role="alert">
    {texts.theSportsDidNotLoad}
    <button type="button" className="button small" onClick={retry}>
      {texts.tryAgain}
    </button>
  </span>
)
