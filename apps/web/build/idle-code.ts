import { type ESTree, parseSync, Visitor } from 'vite'
import { type Edit, edited } from './edits.ts'

/** How often each name is read: neither where it is declared, nor as the key of a property. */
function readsOf(program: ESTree.Program): Map<string, number> {
  const reads = new Map<string, number>()
  const count = (name: string, times: number) => reads.set(name, (reads.get(name) ?? 0) + times)
  const isNoRead = (node: { type: string; name?: unknown }) => {
    if (node.type === 'Identifier' && typeof node.name === 'string') count(node.name, -1)
  }
  new Visitor({
    Identifier: ({ name }) => count(name, 1),
    ImportSpecifier: ({ local, imported }) => [local, imported].forEach(isNoRead),
    ImportDefaultSpecifier: ({ local }) => isNoRead(local),
    ImportNamespaceSpecifier: ({ local }) => isNoRead(local),
    VariableDeclarator: ({ id }) => isNoRead(id),
    Property({ computed, key }) {
      if (!computed) isNoRead(key)
    },
    MemberExpression({ computed, property }) {
      if (!computed) isNoRead(property)
    },
    ObjectPattern({ properties }) {
      for (const property of properties) if (property.type === 'Property') isNoRead(property.value)
    },
  }).visit(program)
  return reads
}

/** The names that a statement brings into its module, for that module alone. */
function namesOf(statement: ESTree.Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id }) => {
    if (id.type === 'Identifier') return [id.name]
    if (id.type !== 'ObjectPattern') return ['']
    return id.properties.map(property =>
      property.type === 'Property' && property.value.type === 'Identifier' ? property.value.name : '',
    )
  })
}

/**
 * A module whose making of values has no effect, without the imports and the values of its own that nothing in it
 * reads: a build that looks at its imports would load what they lead to.
 */
export function withoutIdleCode(code: string): string {
  const { program, errors } = parseSync('contract.ts', code)
  if (errors[0]) throw new Error(errors[0].message)
  const reads = readsOf(program)
  const idle = program.body.flatMap((statement): Edit[] => {
    const names = namesOf(statement)
    const isRead = names.length === 0 || names.some(name => name === '' || (reads.get(name) ?? 0) > 0)
    return isRead ? [] : [{ start: statement.start, end: statement.end, text: '' }]
  })
  return idle.length === 0 ? code : withoutIdleCode(edited(code, idle))
}
