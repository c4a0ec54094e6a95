import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { type Edit, edited } from './edits.ts'
import { withoutIdleCode } from './idle-code.ts'

const CONTRACT = /\/packages\/contract\/src\/[\w/-]+\.ts$/
/**
 * The parts of a row that nothing in a browser reads: the server has checked its answers before it sends them, and a
 * form is checked by a schema with a name of its own.
 */
export const SERVERS = ['summary', 'input', 'inputFor', 'answer', 'limits', 'forms', 'session', 'ignores'] as const
const ROW = ['method', 'path', 'access']

const nameOf = (property: ESTree.ObjectPropertyKind): string | undefined =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined

/** A property with the comma after it. */
const gone = ({ start, end }: ESTree.Span, code: string): Edit => ({
  start,
  end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
  text: '',
})

/** Marks a value that is made when the module loads as free of side effects: a build drops it if nothing uses it. */
const madeOnlyForUse = ({ start, end }: ESTree.Span): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
]

const MADE = new Set([
  'CallExpression',
  'ObjectExpression',
  'ArrayExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
])

/**
 * A module of the contract as browsers load it: its rows without the parts that only the server reads, and its values
 * marked so that a build can drop the schemas that a page checks nothing with.
 */
export function leanModule(code: string): string {
  const { program, errors } = parseSync('contract.ts', code)
  if (errors[0]) throw new Error(errors[0].message)
  const edits: Edit[] = []
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init } of declared.declarations) if (init && MADE.has(init.type)) edits.push(...madeOnlyForUse(init))
  }
  new Visitor({
    ObjectExpression({ properties }) {
      const names = properties.map(nameOf)
      if (!ROW.every(name => names.includes(name))) return
      for (const property of properties)
        if (SERVERS.some(name => name === nameOf(property))) edits.push(gone(property, code))
    },
  }).visit(program)
  return withoutIdleCode(edited(code, edits))
}

export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: CONTRACT },
    handler: code => ({ code: leanModule(code), map: null, moduleSideEffects: false }),
  },
})
