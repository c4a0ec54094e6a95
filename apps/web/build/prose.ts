import { type ESTree, parseSync, Visitor } from 'vite'

// Finds texts that a person would read outside of the catalogues, by their looks: without types, so that it is quick.

/** Attributes and properties that hold what a browser or our own code reads. */
const TECHNICAL = new Set(
  `className class id key type name autoComplete inputMode role href to src srcSet look tone icon method enterKeyHint
  htmlFor viewBox d fill stroke points transform rel target lang status pattern accept sizes kind mode timeZone style
  preserveAspectRatio cacheName credentials action part aria-live aria-current aria-haspopup aria-controls aria-labelledby
  aria-describedby autoCapitalize width height year month day hour minute dateStyle timeStyle numeric`.split(/\s+/),
)
const COMPARES = new Set(['===', '!==', 'in'])

/** Calls whose texts are for programs. */
const PROGRAMS =
  /^(querySelector(All)?|(add|remove)EventListener|matchMedia|(get|set|remove)Item|getElementById|closest|matches|includes|startsWith|endsWith|split|join|replaceAll?|\w*Error|(get|set)Attribute|setProperty|supports|RegExp|createPolicy|KeyboardEvent|CustomEvent|DateTimeFormat|RelativeTimeFormat|PluralRules|ListFormat|delete|has|get|set|append|query|BroadcastChannel)$/

/** 'Two words', 'Word', or a text with a gap; not 'aWord', 'a-word', '/a/path', 'A_CONSTANT' or 'a b' of classes. */
function looksLikeProse(text: string): boolean {
  const plain = text.trim()
  if (!/\p{L}{2}/u.test(plain) || /^([a-z]+:|[/.#([-]|\d+px)/.test(plain)) return false
  if (/^[A-Z\d]+_[A-Z_\d]+$/.test(plain) || /^[a-z]+[A-Z]\w*$/.test(plain)) return false
  return /^\p{Lu}[\p{L}’'-]/u.test(plain) || (/\p{L}{2,}[,.]? \p{L}/u.test(plain) && !/^[a-z0-9_\- ]+$/.test(plain))
}

const nameOf = (node: ESTree.Node): string =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? node.name
    : node.type === 'JSXNamespacedName'
      ? `${node.namespace.name}:${node.name.name}`
      : node.type === 'Literal'
        ? String(node.value)
        : node.type === 'MemberExpression'
          ? nameOf(node.property)
          : ''

/** The texts in a file of the web client that people read; `known` are words of the contract, sent as they are. */
export function proseIn(file: string, code: string, known: ReadonlySet<string>): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const technical: ESTree.Span[] = []
  const found: { start: number; text: string }[] = []
  const within = ({ start, end }: ESTree.Span) => technical.some(span => span.start <= start && end <= span.end)
  const skip = (node: ESTree.Span | null | undefined) => {
    if (node) technical.push({ start: node.start, end: node.end })
  }
  new Visitor({
    ImportDeclaration: skip,
    ImportExpression: skip,
    ExportAllDeclaration: skip,
    TSTypeAnnotation: skip,
    TSTypeAliasDeclaration: skip,
    TSInterfaceDeclaration: skip,
    TSAsExpression: ({ typeAnnotation }) => skip(typeAnnotation),
    TSSatisfiesExpression: ({ typeAnnotation }) => skip(typeAnnotation),
    TSTypeParameterInstantiation: skip,
    ThrowStatement: skip,
    TaggedTemplateExpression: skip,
    JSXAttribute(node) {
      if (TECHNICAL.has(nameOf(node.name)) || nameOf(node.name).startsWith('data-')) skip(node)
    },
    Property({ key, value, computed }) {
      if (!computed) skip(key)
      if (!computed && TECHNICAL.has(nameOf(key)) && value.type === 'Literal') skip(value)
    },
    BinaryExpression({ operator, left, right }) {
      if (!COMPARES.has(operator)) return
      for (const side of [left, right]) if (side.type === 'Literal') skip(side)
    },
    SwitchCase: ({ test }) => skip(test),
    MemberExpression({ property, computed }) {
      if (computed && property.type === 'Literal') skip(property)
    },
    CallExpression({ callee, arguments: args }) {
      if (PROGRAMS.test(nameOf(callee))) for (const arg of args) skip(arg)
    },
    NewExpression({ callee, arguments: args }) {
      if (PROGRAMS.test(nameOf(callee))) for (const arg of args) skip(arg)
    },
    JSXText({ start, value }) {
      if (/\p{L}/u.test(value)) found.push({ start, text: value.trim() })
    },
    Literal(node) {
      const { start, value } = node
      if (typeof value !== 'string' || within(node) || known.has(value)) return
      if (looksLikeProse(value)) found.push({ start, text: value })
    },
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join('{}')
      const words = node.quasis.some(({ value }) => /(^|[\s(])\p{L}{2,}([\s,.?!:)]|$)/u.test(value.cooked ?? ''))
      if (words && !within(node) && !/^(https?:|\{\}rem$|\w+\.\{\})/.test(text) && !known.has(text))
        found.push({ start: node.start, text })
    },
  }).visit(program)
  return found.map(({ start, text }) => `${file}:${code.slice(0, start).split('\n').length} ${text}`)
}
