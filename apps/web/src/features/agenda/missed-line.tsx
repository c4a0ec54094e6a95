import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { missedPage } from '../../ui/missed-page.ts'
import { useAddress } from '../../ui/router.ts'
import { say } from '../../ui/say.ts'
import { useStore } from '../../ui/store.ts'
import * as texts from './texts.ts'

/** Says which address led here because no screen has it, until the player goes on. */
export function MissedLine() {
  const { at } = useAddress()
  const missed = useStore(missedPage)
  return (
    <output className="missed">
      {missed?.at === at && (
        <>
          <span className="missed-words">{say(texts.thereIsNoPageAt, { address: missed.pathname })}</span>
          <Link to={paths.searchMatch}>{texts.search}</Link>
        </>
      )}
    </output>
  )
}
