/** How many there are on all pages: a page that is not full is the last and tells it, else they are counted. */
export async function totalOf(
  { page, limit }: { page: number; limit: number },
  shown: number,
  count: () => Promise<{ total: number }>,
): Promise<number> {
  const isLast = shown < limit && (shown > 0 || page === 1)
  return isLast ? (page - 1) * limit + shown : (await count()).total
}
