import { type Access, type Endpoint, partsOf, pathsOf } from '@gauntlet/contract/endpoint'
import type { NamedEndpoint } from '@gauntlet/contract/endpoints'
import { KEPT_HOURS, KEY } from '@gauntlet/contract/idempotency'
import * as z from 'zod'

type Json = { [key: string]: unknown }
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const ACCESS: Record<Access, string> = {
  public: 'Anybody may call; a token, where sent, is honoured.',
  session: 'Needs a signed-in user, verified or not.',
  player: 'Needs a player with a verified e-mail.',
}

const schemaOf = (schema: Endpoint['input'] | NonNullable<Endpoint['answer']>, io: 'input' | 'output'): Json => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function envelope({ answer, paged }: Endpoint): Json {
  return {
    type: 'object',
    required: ['success', ...(answer ? ['payload'] : [])],
    properties: {
      success: { const: true },
      message: { type: 'string' },
      ...(answer ? { payload: schemaOf(answer, 'output') } : {}),
      ...(paged ? { total: { type: 'integer' } } : {}),
    },
  }
}

function operation({ noun, name, endpoint }: NamedEndpoint, path: string): Json {
  const input = schemaOf(endpoint.input, 'input')
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
      ? { requestBody: { required: true, content: Object.fromEntries(media.map(type => [type, { schema: body }])) } }
      : {}),
    responses: {
      200: endpoint.raw
        ? { description: endpoint.summary }
        : {
            description: endpoint.message ?? 'Success.',
            content: { 'application/json': { schema: envelope(endpoint) } },
          },
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

/** The OpenAPI 3.1 document of the API, made from the contract's rows. */
export function openApiDocument(
  rows: readonly NamedEndpoint[],
  { apiBase, appName }: { apiBase: string; appName: string },
): Json {
  const paths: Record<string, Json> = {}
  for (const row of rows)
    for (const path of pathsOf(row.endpoint)) {
      const at = (paths[path] ??= {})
      at[row.endpoint.method.toLowerCase()] = operation(row, path)
    }
  return {
    openapi: '3.1.0',
    info: { title: `${appName} API`, version: '0.1.0', description: 'Paths match whatever the letter case.' },
    servers: [{ url: apiBase }],
    paths,
    components: {
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: `The same request with the same key is not done again and gets the same answer, for ${KEPT_HOURS} hours.`,
          schema: { type: 'string', pattern: KEY.source },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        Refusal: {
          description: 'A refusal: the reason in `message`, the fields it concerns in `errors`.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['success'],
                properties: {
                  success: { const: false },
                  message: { type: 'string' },
                  errors: { type: 'object', additionalProperties: { type: 'string' } },
                },
              },
            },
          },
        },
      },
    },
  }
}
