/** The part of the OpenAPI document that the fuzz reads: it knows no more of the API. */
export interface Schema {
  [keyword: string]: unknown
}

export interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Schema
}

export interface Operation {
  method: 'GET' | 'POST'
  /** `/users/view/{id}`, without the base. */
  path: string
  parameters: Parameter[]
  /** The kinds of bodies that it takes; none if it takes no body. */
  media: string[]
  body: Schema | undefined
  /** Whether its success is an envelope, too: a stream and a picture are not. */
  enveloped: boolean
}

export interface Document {
  base: string
  operations: Operation[]
}

export const isFields = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fields = (value: unknown): Schema => (isFields(value) ? value : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A part of the document with the schemas that it refers to in their places. */
function whole(value: unknown, schemas: Schema): unknown {
  if (Array.isArray(value)) return value.map(one => whole(one, schemas))
  if (!isFields(value)) return value
  const { $ref: ref, ...rest } = value
  const own = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, whole(one, schemas)]))
  return typeof ref === 'string' ? { ...fields(whole(schemas[ref.replace(/.*\//, '')], schemas)), ...own } : own
}

const parameterOf = (read: Schema, schemas: Schema): Parameter => ({
  name: String(read['name']),
  in: String(read['in']),
  required: read['required'] === true,
  schema: fields(whole(read['schema'], schemas)),
})

function operationOf(path: string, method: 'GET' | 'POST', read: Schema, schemas: Schema): Operation {
  const content = fields(fields(read['requestBody'])['content'])
  const [body] = Object.values(content).map(media => fields(whole(fields(media)['schema'], schemas)))
  return {
    method,
    path,
    parameters: list(read['parameters'])
      .filter(isFields)
      .map(one => parameterOf(one, schemas)),
    media: Object.keys(content),
    body,
    enveloped: 'content' in fields(fields(read['responses'])['200']),
  }
}

/** The operations of the document that a server at `url` serves. */
export async function readDocument(url: string): Promise<Document> {
  const response = await fetch(`${url}/docs/openapi.json`)
  const document = fields(await response.json())
  const [server] = list(document['servers'])
  const schemas = fields(fields(document['components'])['schemas'])
  const operations = Object.entries(fields(document['paths'])).flatMap(([path, methods]) =>
    (['GET', 'POST'] as const).flatMap(method => {
      const found = fields(methods)[method.toLowerCase()]
      return isFields(found) ? [operationOf(path, method, found, schemas)] : []
    }),
  )
  if (operations.length === 0) throw new Error('The document names no operation')
  return { base: String(fields(server)['url']), operations }
}
