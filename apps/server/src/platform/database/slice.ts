/** The part of a list that is read. */
export interface Slice {
  limit: number
  offset: number
}

/** Reads a page, each of whose rows tells of the whole list; one without rows has to ask for that. */
export async function readSlice<Row extends { total: number; changed: number }>(
  slice: Slice,
  read: (part: Slice) => Promise<Row[]>,
): Promise<{ rows: Row[]; count: number; changed: number }> {
  const rows = slice.limit > 0 ? await read(slice) : []
  const isEmpty = rows.length === 0 && slice.limit > 0 && slice.offset === 0
  const [any] = rows.length > 0 || isEmpty ? rows : await read({ limit: 1, offset: 0 })
  return { rows, count: any?.total ?? 0, changed: any?.changed ?? 0 }
}
