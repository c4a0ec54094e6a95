import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { brotli } from './brotli.ts'
import { pagesOf, playerPages } from './pages.ts'
import { together } from './together.ts'

type Graph = Rolldown.ChunkingContext

/** A module and everything it imports, also indirectly: statically, or `sometime` as well. */
function reach(graph: Graph, starts: readonly string[], sometime = false): Set<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    const info = graph.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) add(next)
    if (sometime) for (const next of info?.dynamicallyImportedIds ?? []) add(next)
  }
  for (const start of starts) add(start)
  return found
}

/** A module of schemas without rows: only the pages that check something with them are to load it. */
function isSchema(id: string, graph: Graph): boolean {
  const imported = graph.getModuleInfo(id)?.importedIds ?? []
  const has = (file: RegExp) => imported.some(name => file.test(name))
  return /\/packages\/contract\//.test(id) && has(/\/zod\//) && !has(/\/endpoint\.ts$/)
}

/** The file of each module that several of these screens load. */
function filesOfScreens(graph: Graph, screens: readonly string[], isElsewhere: (id: string) => boolean) {
  const pages = new Map(screens.map(screen => [screen, reach(graph, [screen])]))
  const times = Map.groupBy(
    [...pages.values()].flatMap(loaded => [...loaded]),
    id => id,
  )
  const isShared = (id: string) => {
    const startsFile = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
    return (times.get(id)?.length ?? 0) > 1 && !startsFile && !id.endsWith('.css') && !isElsewhere(id)
  }
  const shared = [...times.keys()].filter(isShared).map(id => ({ id, needs: reach(graph, [id]) }))
  const bytes = (id: string) => brotli(graph.getModuleInfo(id)?.code ?? '').length
  return new Map(together(shared, { pages, bytes }).flatMap((ids, at) => ids.map(id => [id, `screens${at}`] as const)))
}

/** The visitors' pages with a form: whatever most of them need is one file. */
const FORMS = ['login', 'register', 'forgot', 'reset-form']
const MOST_FORMS = 3
/** So many others that may need a part of the dashboard load it in one file with the other parts of that kind. */
const MANY_SCREENS = 14

/**
 * One file holds what every page begins with, beside the entry; another what all signed-in pages need and no visitor's
 * page does; three more what the dashboard shares with many of the screens that are opened from it, what the visitors'
 * forms share, and what signed-in pages share with those that visitors read. Left alone, the build makes a file for
 * each set of pages that share something, dozens for a page: on a phone each costs a round trip, and is compressed by
 * itself. The rest goes where it costs the pages least (`together.ts`).
 */
export function fewChunks(root: string): Rolldown.CodeSplittingOptions {
  const file = (name: string) => resolve(root, 'src', name)
  const shell = file('shell/signed-in.tsx')
  const dashboard = file('features/agenda/dashboard.tsx')
  const sort = (graph: Graph) => {
    const pages = pagesOf(file('visitor/routes.ts')).map(({ module }) => module)
    const screens = playerPages(root).map(({ module }) => module)
    const visitors = reach(graph, [...pages, file('later.tsx')])
    const ofShell = reach(graph, [shell])
    const isElsewhere = (id: string) => visitors.has(id) || ofShell.has(id) || isSchema(id, graph)
    return {
      first: reach(graph, [file('main.tsx')]),
      visitors,
      later: reach(graph, [file('later.tsx')]),
      shell: ofShell,
      files: filesOfScreens(graph, [...new Set(screens)], isElsewhere),
      dashboard: reach(graph, [dashboard]),
      others: screens.filter(module => module !== dashboard).map(module => reach(graph, [module], true)),
      forms: FORMS.map(name => reach(graph, [file(`visitor/${name}.tsx`)])),
    }
  }
  let sorted: ReturnType<typeof sort> | undefined
  function nameOf(id: string, graph: Graph): string | null {
    const has = (sorted ??= sort(graph))
    if (isSchema(id, graph)) return null
    // where a dynamic import leads stays a file of its own: the plan of what to load looks for it
    if (id === shell || id === dashboard) return null
    // the styles of the entry go into the page
    if (has.first.has(id)) return id === file('main.tsx') || id.endsWith('.css') ? null : 'first'
    if (has.shell.has(id)) {
      if (!has.visitors.has(id)) return 'shell'
      if (/\/zod\//.test(id)) return null
      if (has.later.has(id)) return 'later'
      if (has.forms.every(form => form.has(id))) return 'shared'
      return has.forms.some(form => form.has(id)) ? null : 'read'
    }
    // Parts of the dashboard alone are in its own file: other screens do not load them.
    if (has.dashboard.has(id) && !has.visitors.has(id)) {
      const times = has.others.filter(other => other.has(id)).length
      if (times === 0) return null
      if (times >= MANY_SCREENS) return 'home'
    }
    const own = has.files.get(id)
    if (own !== undefined) return own
    return has.forms.filter(form => form.has(id)).length >= MOST_FORMS ? 'forms' : null
  }
  return { includeDependenciesRecursively: false, groups: [{ name: nameOf }] }
}
