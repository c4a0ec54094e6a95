import { credits } from '@gauntlet/contract/credits/endpoints'
import { usePages } from '../../api/use-pages.ts'
import { datesIn } from '../../ui/formats.ts'
import { here } from '../../ui/here.ts'
import { byMonth } from './months.ts'

/** More than most play in a month: the first one comes with its sum. */
const A_PAGE = 50

const months = datesIn({ month: 'long', year: 'numeric' })
const monthOf = (created: string) => months(here()).format(new Date(created))

/** Every gain and loss of credits, the newest first, by month: undefined until the first page has come. */
export function useHistory() {
  const pages = usePages(credits.history, page => ({ page, limit: A_PAGE }), { live: true })
  const entries = pages.data?.pages.flatMap(({ payload }) => payload)
  return { pages, months: entries && byMonth(entries, monthOf, !pages.hasNextPage) }
}
