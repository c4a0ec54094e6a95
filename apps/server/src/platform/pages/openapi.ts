import { type Access, type Endpoint, partsOf, pathsOf } from '@gauntlet/contract/endpoint'
import type { NamedEndpoint } from '@gauntlet/contract/endpoints'
import { KEPT, KEPT_FOR_LATE, KEY } from '@gauntlet/contract/idempotency'
import { DAY, HOUR } from '@gauntlet/contract/time'
import * as z from 'zod'
import { FIELD_SCHEMAS, inShort, isJson, type Json, refTo, withRefs } from './openapi-fields.ts'

const ACCESS: Record<Access, string> = {
  public: 'Anybody may call; a token, where sent, is honoured.',
  session: 'Needs a signed-in user, verified or not.',
  player: 'Needs a player with a verified e-mail.',
}

/** 'match-search', 'search' → 'MatchSearchSearch' */
const typeName = (...words: readonly string[]): string =>
  words
    .flatMap(word => word.split(/[^a-zA-Z\d]+/))
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

type Answer = NonNullable<Endpoint['answer']>
/** Things that rows answer with, by the name that the document has for each. */
export type Answers = Readonly<Record<string, Answer>>

/** The schemas that operations refer to, each kept once under its name. */
interface Schemas {
  kept: Map<string, unknown>
  /**
   * Those that have a name wherever they are met, for the writer of JSON Schema: each is referred to, and stands once.
   */
  named: z.core.$ZodRegistry<{ id: string }>
}

function nameAnswers(answers: readonly Answers[]): Schemas['named'] {
  const named = z.registry<{ id: string }>()
  for (const [id, schema] of answers.flatMap(each => Object.entries(each))) named.add(schema, { id })
  return named
}

function keepNamed($defs: z.core.JSONSchema.BaseSchema['$defs'], kept: Schemas['kept']): void {
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id: _id, ...schema } = definition
    kept.set(name, withRefs(schema))
  }
}

/** The schema of a row's answer; named parts of it go to the document's schemas. */
function payloadOf(answer: Answer, { kept, named }: Schemas): unknown {
  // Within something else a named schema is referred to, also where it is the whole answer.
  const { $defs, properties } = z.toJSONSchema(z.object({ payload: answer }), {
    io: 'output',
    unrepresentable: 'any',
    metadata: named,
    override: inShort,
  })
  keepNamed($defs, kept)
  return withRefs(properties?.['payload'])
}

/** The schema of what a row takes; what an answer holds too, as a score, is referred to by its name there. */
function inputSchema(schema: Endpoint['input'], { kept, named }: Schemas): Json {
  const {
    $schema: _version,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: named,
    override: inShort,
  })
  keepNamed($defs, kept)
  const input = withRefs(rest)
  return isJson(input) ? input : {}
}

const SUCCESS = 'Success'
const REFUSAL = 'Refusal'

function answerOf({ noun, name, endpoint: { answer, paged } }: NamedEndpoint, schemas: Schemas): Json {
  if (!answer) return refTo(SUCCESS)
  const own = `${typeName(noun, name)}Answer`
  schemas.kept.set(own, {
    type: 'object',
    required: ['success', 'payload'],
    properties: {
      success: { const: true },
      message: { type: 'string' },
      payload: payloadOf(answer, schemas),
      ...(paged ? { total: { type: 'integer' } } : {}),
    },
  })
  return refTo(own)
}

function operation(row: NamedEndpoint, path: string, schemas: Schemas): Json {
  const { noun, name, endpoint } = row
  const input = inputSchema(endpoint.input, schemas)
  const fields = isJson(input['properties']) ? input['properties'] : {}
  const required = Array.isArray(input['required']) ? input['required'] : []
  const inPath = partsOf({ path })
  const optionalParts = partsOf(endpoint)
  const rest = Object.keys(fields).filter(field => !optionalParts.includes(field))
  const inQuery = endpoint.method === 'GET' ? rest : rest.filter(field => endpoint.query?.includes(field))
  const inBody = endpoint.method === 'GET' ? [] : rest.filter(field => !inQuery.includes(field))
  const body = endpoint.wholeBody
    ? fields[endpoint.wholeBody]
    : {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(inBody.map(field => [field, fields[field]])),
        required: required.filter(field => inBody.includes(String(field))),
      }
  const bodyName = `${typeName(noun, name)}Input`
  if (inBody.length > 0) schemas.kept.set(bodyName, body)
  const media = [
    'application/json',
    ...(endpoint.forms ? ['application/x-www-form-urlencoded', 'multipart/form-data'] : []),
  ]
  const parameter = (where: 'path' | 'query') => (field: string) => ({
    name: field,
    in: where,
    required: where === 'path' || required.includes(field),
    schema: fields[field] ?? { type: 'string' },
  })
  return {
    operationId: `${noun}.${name}${path === endpoint.path ? '' : `.${inPath.length}`}`,
    tags: [noun],
    summary: endpoint.summary,
    description: ACCESS[endpoint.access],
    security: endpoint.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...inPath.map(parameter('path')),
      ...inQuery.map(parameter('query')),
      ...(endpoint.once ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(inBody.length > 0
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(media.map(type => [type, { schema: refTo(bodyName) }])),
          },
        }
      : {}),
    responses: {
      200: endpoint.raw
        ? { description: endpoint.summary }
        : {
            description: endpoint.message ?? 'Success.',
            content: { 'application/json': { schema: answerOf(row, schemas) } },
          },
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

/** The OpenAPI 3.1 document of the API, made from the contract's rows and what the nouns call their answers. */
export function openApiDocument(
  rows: readonly NamedEndpoint[],
  answers: readonly Answers[],
  { apiBase, appName }: { apiBase: string; appName: string },
): Json {
  const paths: Record<string, Json> = {}
  const kept = new Map<string, unknown>([
    ...FIELD_SCHEMAS,
    [
      SUCCESS,
      { type: 'object', required: ['success'], properties: { success: { const: true }, message: { type: 'string' } } },
    ],
    [
      REFUSAL,
      {
        type: 'object',
        required: ['success'],
        properties: {
          success: { const: false },
          message: { type: 'string' },
          reason: { type: 'string', description: 'What the refusal is called, in every language and version.' },
          errors: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    ],
  ])
  const schemas: Schemas = { kept, named: nameAnswers(answers) }
  for (const row of rows)
    for (const path of pathsOf(row.endpoint)) {
      const at = (paths[path] ??= {})
      at[row.endpoint.method.toLowerCase()] = operation(row, path, schemas)
    }
  return {
    openapi: '3.1.0',
    info: { title: `${appName} API`, version: '0.1.0', description: 'Paths match whatever the letter case.' },
    servers: [{ url: apiBase }],
    paths,
    components: {
      schemas: Object.fromEntries([...kept].toSorted(([one], [other]) => (one < other ? -1 : 1))),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: `The same request with the same key is not done again and gets the same answer, for ${KEPT / HOUR} hours; that of a report for ${KEPT_FOR_LATE / DAY} days.`,
          schema: { type: 'string', pattern: KEY.source },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        Refusal: {
          description: 'A refusal: `message` for people, `reason` for programs, the fields it concerns in `errors`.',
          content: {
            'application/json': {
              schema: refTo(REFUSAL),
            },
          },
        },
      },
    },
  }
}
