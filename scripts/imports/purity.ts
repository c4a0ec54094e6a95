// Finds where a source names the clock or another thing outside its arguments.
import { parseSync } from 'oxc-parser'
import { lineAt } from './modules.ts'

interface Node {
  type: string
  start: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  else if (isNode(value)) {
    yield value
    for (const [field, child] of Object.entries(value)) {
      // `a.process` and `{process: 1}` name a member, not the global.
      if ((field === 'property' || field === 'key') && value['computed'] === false) continue
      yield* nodesIn(child)
    }
  }
}

/** `name` of an identifier, `a.b` of a plain member, else undefined. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return String(node['name'])
  if (node.type !== 'MemberExpression' || node['computed'] === true) return undefined
  const object = nameOf(node['object'])
  return object && isNode(node['property']) ? `${object}.${String(node['property']['name'])}` : undefined
}

const CLOCK = ['Date.now', 'Temporal.Now']

function clockRead(node: Node): string | undefined {
  if (nameOf(node['callee']) !== 'Date') return undefined
  if (node.type === 'CallExpression') return 'Date()'
  return node.type === 'NewExpression' && Array.isArray(node['arguments']) && node['arguments'].length === 0
    ? 'new Date()'
    : undefined
}

/** Every place in `source` that reads the time (with `clock`) or names one of `globals` (`name` or `Object.member`). */
export function impurities(
  file: string,
  source: string,
  { clock, globals }: { clock: boolean; globals: readonly string[] },
): { line: number; what: string }[] {
  const refused = new Set(clock ? [...CLOCK, ...globals] : globals)
  return [...nodesIn(parseSync(file, source).program)].flatMap(node => {
    const name = nameOf(node)
    const what = name && refused.has(name) ? name : clock ? clockRead(node) : undefined
    return what ? [{ line: lineAt(source, node.start), what }] : []
  })
}
