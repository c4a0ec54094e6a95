/** So many files are asked for, or put, at once by whoever goes through all of them. */
export const FILES_AT_ONCE = 8

/** Things that come one by one, some at a time. */
export async function* inGroups<T>(all: AsyncIterable<T> | Iterable<T>, size = FILES_AT_ONCE): AsyncGenerator<T[]> {
  let group: T[] = []
  for await (const each of all) {
    group.push(each)
    if (group.length === size) {
      yield group
      group = []
    }
  }
  if (group.length > 0) yield group
}
