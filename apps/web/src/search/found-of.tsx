import type { ComponentProps, ReactNode } from 'react'
import { eachOnce } from '../api/each-once.ts'
import { type Found, FoundList, Part } from './results.tsx'
import type { Ordered } from './use-order.tsx'

type Pages<T> = Omit<ComponentProps<typeof Found>['search'] & ComponentProps<typeof FoundList>['pages'], 'data'> & {
  data: { pages: readonly { payload: readonly T[]; total?: number }[] } | undefined
}

/** The results of a search so far, as `Found` and `Results` take it. */
export function foundOf<T extends { id: string }>(
  pages: Pages<T>,
  { title, count, none }: { title: string; count: (total: number) => string; none: string },
  card: (thing: T) => ReactNode,
  order?: Ordered<T>,
) {
  const found = eachOnce(pages.data?.pages.flatMap(({ payload }) => payload) ?? [])
  const total = pages.data?.pages.at(-1)?.total ?? found.length
  const ordered = order?.sorted(found) ?? found
  const partOf = (thing: T) => (order?.isOwn(thing) ? 'own' : order?.lead?.has(thing) ? 'lead' : 'others')
  const cardsOf = (part: ReturnType<typeof partOf>) => ordered.filter(thing => partOf(thing) === part).map(card)
  const lead = cardsOf('lead')
  return {
    search: pages,
    found: found.length > 0 ? count(total) : undefined,
    none,
    children: (
      <FoundList
        title={title}
        count={total}
        pages={pages}
        action={found.length > 1 && order?.choice}
        others={order?.others}
        tail={order?.tail}
        own={cardsOf('own')}
        lead={lead.length > 0 && order?.lead && <Part title={order.lead.title}>{lead}</Part>}
      >
        {cardsOf('others')}
      </FoundList>
    ),
  }
}
