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

const parameterOf = (read: Schema): Parameter => ({
  name: String(read['name']),
  in: String(read['in']),
  required: read['required'] === true,
  schema: fields(read['schema']),
})

/** The body's schema, which stands among the document's schemas under a name of its own. */
const bodyOf = (schema: Schema, schemas: Schema): Schema =>
  fields(typeof schema['$ref'] === 'string' ? schemas[schema['$ref'].replace(/.*\//, '')] : schema)

function operationOf(path: string, method: 'GET' | 'POST', read: Schema, schemas: Schema): Operation {
  const content = fields(fields(read['requestBody'])['content'])
  const [body] = Object.values(content).map(media => bodyOf(fields(fields(media)['schema']), schemas))
  return {
    method,
    path,
    parameters: list(read['parameters']).filter(isFields).map(parameterOf),
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
