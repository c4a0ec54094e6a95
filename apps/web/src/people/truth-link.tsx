import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import * as texts from './texts.ts'

/** The way from the explanation of a rank to how the chances of its sport turn out. */
export const TruthLink = ({ sportId }: { sportId: string }) => (
  <Link className="small" to={`${paths.truth}?${new URLSearchParams({ sport: sportId })}`}>
    {texts.doOurChancesComeTrue}
  </Link>
)
