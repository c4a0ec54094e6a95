import { matchesGlob } from 'node:path'

export interface Instruction {
  /** Upper case: COPY, RUN … */
  word: string
  rest: string
}

export interface Stage {
  image: string
  name: string | undefined
  steps: Instruction[]
}

/** The stages of a Dockerfile; comments are left out, lines that go on are joined. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  const lines = text
    .split('\n')
    .filter(line => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
  for (const line of lines) {
    const [, word, rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? []
    if (word === undefined) continue
    if (word === 'FROM') {
      const [image = '', , name] = rest.split(/\s+/)
      stages.push({ image, name, steps: [] })
    } else stages.at(-1)?.steps.push({ word, rest })
  }
  return stages
}

export interface Copy {
  /** The stage that it comes from; undefined for the context. */
  from: string | undefined
  sources: string[]
  target: string
}

/** The sources of a COPY. */
export function copyOf(rest: string): Copy {
  const words = rest.split(/\s+/)
  const from = words.find(word => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter(word => !word.startsWith('--'))
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
}

/** A star of a shell leaves out names that begin with a dot, one of .dockerignore does not. */
const undotted = (path: string): string => path.replaceAll(/(^|\/)\./g, '$1_')

/**
 * Whether a file reaches the builder: of the lines of .dockerignore that match it or a folder of it, the last decides.
 */
export function reaches(file: string, ignore: string): boolean {
  let kept = true
  for (const line of ignore.split('\n').map(each => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const back = line.startsWith('!')
    const pattern = back ? line.slice(1) : line
    const folders = file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    if (folders.some(path => matchesGlob(undotted(path), undotted(pattern)))) kept = back
  }
  return kept
}
