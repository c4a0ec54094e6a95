import { partsOf, pathsOf, type Endpoint } from '@gauntlet/contract/endpoint'

/** Headers as a plain object, to which others can be added. */
export type CallInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

export type Fields = Readonly<Record<string, unknown>>

/** The part of a row that makes a request. */
export type Asked = Pick<Endpoint, 'method' | 'path' | 'query' | 'wholeBody'>

const isThere = (value: unknown) => value !== undefined && value !== null && value !== ''

/** The path of a row with its parts filled in; an absent optional part is left out. */
function pathOf(endpoint: Asked, fields: Fields): string {
  const [short = '', long = short] = pathsOf(endpoint)
  const path = partsOf({ path: long }).every(name => isThere(fields[name])) ? long : short
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])))
}

function queryOf(fields: Fields, names: readonly string[]): string {
  const query = new URLSearchParams()
  for (const name of names) if (isThere(fields[name])) query.set(name, String(fields[name]))
  return query.size > 0 ? `?${query}` : ''
}

/** A form if a field is a file, else JSON. */
function bodyOf(fields: Fields): { body: string | FormData; json: boolean } {
  if (!Object.values(fields).some(value => value instanceof Blob)) return { body: JSON.stringify(fields), json: true }
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) body.set(name, value)
    else if (isThere(value)) body.set(name, String(value))
  }
  return { body, json: false }
}

/**
 * The request of a call: fields that the path names go there, the others into the query of a GET or the body of a POST.
 */
export function requestOf(endpoint: Asked, fields: Fields): { url: string; init: CallInit } {
  const inPath = new Set(partsOf(endpoint))
  const rest = Object.keys(fields).filter(name => !inPath.has(name))
  const path = pathOf(endpoint, fields)
  if (endpoint.method === 'GET') return { url: path + queryOf(fields, rest), init: { method: 'GET' } }
  const inQuery = endpoint.query ?? []
  const url = path + queryOf(fields, inQuery)
  if (endpoint.wholeBody !== undefined) {
    const body = JSON.stringify(fields[endpoint.wholeBody])
    return { url, init: { method: 'POST', body, headers: { 'content-type': 'application/json' } } }
  }
  const sent = rest.filter(name => !inQuery.includes(name)).map(name => [name, fields[name]] as const)
  const { body, json } = bodyOf(Object.fromEntries(sent))
  return { url, init: { method: 'POST', body, headers: json ? { 'content-type': 'application/json' } : {} } }
}
