/** The modules that each page loads, before they are put into files, and the bytes of a module as it travels. */
export interface Loads {
  pages: ReadonlyMap<string, ReadonlySet<string>>
  bytes: (module: string) => number
}

/** A module, and everything that comes with it: itself, and what it imports. */
export interface Wanted {
  id: string
  needs: ReadonlySet<string>
}

interface File {
  modules: readonly string[]
  needs: ReadonlySet<string>
  /** That load it. */
  pages: ReadonlySet<string>
  /** The bytes of it that each page has no need of. */
  needless: ReadonlyMap<string, number>
}

/**
 * The price of one more file for a page, in bytes: six connections fetch in turn, so that each file waits a sixth of a
 * round trip (150 ms at 200 kB/s: 5 kB), and next to nothing where one connection carries all of them.
 */
const FILE_BYTES = 1100
/** Two files stay apart where a page would load more than so many bytes by it that it does not need. */
const NEEDLESS_MAX = 1300

function fileOf(
  modules: readonly string[],
  needs: ReadonlySet<string>,
  pages: ReadonlySet<string>,
  loads: Loads,
): File {
  const needless = [...loads.pages].map(([page, loaded]) => {
    const extra = [...needs].filter(id => !loaded.has(id))
    return [page, extra.reduce((sum, id) => sum + loads.bytes(id), 0)] as const
  })
  return { modules, needs, pages, needless: new Map(needless) }
}

/** The bytes that all pages save together if two files become one; none if one of them would pay too much. */
function saved(one: File, other: File): number {
  const needlessIn = (file: File, page: string) => file.needless.get(page) ?? 0
  // The bytes that earlier joins have brought to a page count, too.
  const isTooMuch = (page: string) => needlessIn(one, page) + needlessIn(other, page) > NEEDLESS_MAX
  if ([...one.pages, ...other.pages].some(isTooMuch)) return 0
  const added = (file: File, pages: ReadonlySet<string>) =>
    [...pages].filter(page => !file.pages.has(page)).reduce((sum, page) => sum + needlessIn(file, page), 0)
  const both = [...one.pages].filter(page => other.pages.has(page)).length
  return both * FILE_BYTES - added(one, other.pages) - added(other, one.pages)
}

interface Pair {
  one: File
  other: File
  gain: number
}

const pairsOf = (one: File, others: readonly File[]): Pair[] =>
  others.map(other => ({ one, other, gain: saved(one, other) })).filter(({ gain }) => gain > 0)

/** The modules of each file: those that the same pages load, and then whatever costs less together than apart. */
export function together(modules: readonly Wanted[], loads: Loads): string[][] {
  const loadedBy = (id: string) => [...loads.pages].filter(([, loaded]) => loaded.has(id)).map(([page]) => page)
  const alike = Map.groupBy(modules, ({ id }) => loadedBy(id).toSorted().join())
  let files = [...alike.values()].map(same =>
    fileOf(
      same.map(({ id }) => id),
      new Set(same.flatMap(({ needs }) => [...needs])),
      new Set(same.slice(0, 1).flatMap(({ id }) => loadedBy(id))),
      loads,
    ),
  )
  let pairs = files.flatMap((one, at) => pairsOf(one, files.slice(at + 1)))
  while (pairs.length > 0) {
    const { one, other } = pairs.reduce((best, pair) => (pair.gain > best.gain ? pair : best))
    const isOver = (file: File) => file === one || file === other
    files = files.filter(file => !isOver(file))
    pairs = pairs.filter(pair => !isOver(pair.one) && !isOver(pair.other))
    const merged = fileOf(
      [...one.modules, ...other.modules],
      new Set([...one.needs, ...other.needs]),
      new Set([...one.pages, ...other.pages]),
      loads,
    )
    pairs.push(...pairsOf(merged, files))
    files.push(merged)
  }
  return files.map(file => [...file.modules])
}
