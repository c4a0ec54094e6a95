/**
 * A page, and how many there are on all pages. A first page that is not full tells it. Further pages are counted first:
 * to pass over all that there is, up to an offset behind its end, costs as much as reading it, and shows nobody.
 */
export async function pageOf<T>(
  { page, limit }: { page: number; limit: number },
  list: () => Promise<T[]>,
  count: () => Promise<{ total: number }>,
): Promise<{ rows: T[]; total: number }> {
  if (page > 1) {
    const { total } = await count()
    return { rows: isBehind({ page, limit }, total) ? [] : await list(), total }
  }
  const rows = await list()
  return { rows, total: rows.length < limit ? rows.length : (await count()).total }
}

/** Whether a page lies behind the last of so many. */
export const isBehind = ({ page, limit }: { page: number; limit: number }, total: number) => (page - 1) * limit >= total
