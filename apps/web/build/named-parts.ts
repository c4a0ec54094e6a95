import { createHash } from 'node:crypto'
import { dirname, relative, resolve, sep } from 'node:path'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { type Edit, edited } from './edits.ts'

/** Characters of a name: of some hundred parts no two are alike, or the build fails. */
const LENGTH = 5

/** The name of a module in the folder of the sources: the same in every build of them. */
export const partName = (folder: string, module: string): string =>
  createHash('sha256').update(relative(folder, module).split(sep).join('/')).digest('base64url').slice(0, LENGTH)

/** The code with a name for each part that it loads by `lazy`; `found` hears of each, with its module. */
export function withNamedParts(
  code: string,
  { file, folder }: { file: string; folder: string },
  found: (name: string, module: string) => void,
): string {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(errors[0].message)
  const calls: ESTree.CallExpression[] = []
  const imports: ESTree.ImportExpression[] = []
  new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name === 'lazy') calls.push(call)
    },
    ImportExpression: node => imports.push(node),
  }).visit(program)
  return edited(
    code,
    calls.flatMap((call): Edit[] => {
      const [given] = call.arguments
      const inside = imports.filter(({ start, end }) => start > call.start && end < call.end)
      const [source] = inside.map(node => node.source)
      if (!given || source?.type !== 'Literal' || typeof source.value !== 'string' || inside.length !== 1)
        throw new Error(`${file}: a part is lazy(() => import('…'))`)
      const module = resolve(dirname(file), source.value)
      const name = partName(folder, module)
      found(name, module)
      return [{ start: given.end, end: given.end, text: `, ${JSON.stringify(name)}` }]
    }),
  )
}

/** Names the parts that screens load by themselves, and tells `modules` which is which. */
export function namedParts(modules: Map<string, string> = new Map()): Plugin {
  let folder = ''
  return {
    name: 'named-parts',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      folder = resolve(root, 'src')
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\blazy\(/ },
      handler(code, file) {
        // React's own is asked for there alone: the server could not tell which of those are drawn.
        if (file === resolve(folder, 'ui/part.tsx')) return undefined
        if (/import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(code)) this.error(`${file}: lazy is that of ui/part.tsx`)
        // Visitors' pages have theirs `ready`, and count every byte.
        if (file.startsWith(resolve(folder, 'visitor') + sep)) return undefined
        const named = withNamedParts(code, { file, folder }, (name, module) => {
          const other = modules.get(name)
          if (other !== undefined && other !== module) this.error(`${other} and ${module} have the same name`)
          modules.set(name, module)
        })
        return { code: named, map: null }
      },
    },
  }
}
