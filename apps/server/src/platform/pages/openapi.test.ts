import { allEndpoints } from '@gauntlet/contract/endpoints'
import { describe, expect, test } from 'vitest'
import { features } from '../../features/index.ts'
import { openApiDocument } from './openapi.ts'

const LARGEST = 300_000

interface Operation {
  operationId: string
  parameters: { name?: string; in?: string }[]
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> }
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties?: Record<string, object> }> }
}
const answers = features.map(feature => feature.answers)
const text = JSON.stringify(openApiDocument(allEndpoints, answers, { apiBase: '/api', appName: 'Gauntlet' }))
const document: Document = JSON.parse(text)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map(operation => ({ path, ...operation })),
)

/** The schema that a reference leads to; undefined where it leads nowhere. */
const led = (ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>(
      (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
      document,
    )

describe('a client that is generated from the document', () => {
  test('has a type with a name for whatever is sent and whatever is answered', () => {
    const inline = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody?.content ?? {}, responses['200']?.content ?? {}]
        .flatMap(content => Object.values(content))
        .filter(({ schema }) => schema.$ref === undefined)
        .map(() => operationId),
    )
    expect(inline).toEqual([])
  })

  test('knows a card, a challenge and a tournament as one type, wherever they stand', () => {
    const { schemas } = document.components
    expect(schemas['UserCard']?.properties).toHaveProperty('full_name')
    expect(schemas['Challenge']?.properties?.['issuer']).toEqual({ $ref: '#/components/schemas/ChallengeParticipant' })
    expect(schemas['ChallengesIssueAnswer']?.properties?.['payload']).toEqual({
      $ref: '#/components/schemas/Challenge',
    })
    expect(schemas['TournamentsMineAnswer']?.properties?.['payload']).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Tournament' },
    })
  })
})

describe('the document', () => {
  test('refers to nothing that is not in it', () => {
    const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref)
    expect(refs.length).toBeGreaterThan(100)
    expect([...new Set(refs)].filter(ref => led(ref) === undefined)).toEqual([])
  })

  test('names its schemas and operations as OpenAPI 3.1 asks: of its letters, and each once', () => {
    const names = Object.keys(document.components.schemas)
    expect(names.filter(name => !/^[\w.-]+$/.test(name))).toEqual([])
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('declares every part of a path', () => {
    const undeclared = operations.filter(({ path, parameters }) =>
      [...path.matchAll(/\{(\w+)\}/g)].some(
        ([, part]) => !parameters.some(one => one.in === 'path' && one.name === part),
      ),
    )
    expect(undeclared.map(({ operationId }) => operationId)).toEqual([])
  })

  test('is small: what stands in many answers is written once', () => {
    expect(text.length).toBeLessThan(LARGEST)
    for (const field of ['Id', 'Instant', 'Day', 'Email', 'Number', 'WholeNumber', 'Origin', 'AgeRange'])
      expect(text.split(JSON.stringify(document.components.schemas[field]))).toHaveLength(2)
  })
})
