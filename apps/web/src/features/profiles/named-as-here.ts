import { CallError } from '../../api/client.ts'

const FIRST_ADDRESS = 'preference.addresses.0.'
const PREFERENCE = 'preference.'

/** The refusal's messages under the names of the form's own fields. */
export function namedAsHere({ status, message, errors }: CallError): { profile: CallError; address: CallError } {
  const rename = (entries: [string, string][], start: string) =>
    new CallError(status, message, Object.fromEntries(entries.map(([name, text]) => [name.replace(start, ''), text])))
  const all = Object.entries(errors)
  return {
    profile: rename(
      all.filter(([name]) => !name.startsWith(FIRST_ADDRESS)),
      PREFERENCE,
    ),
    address: rename(
      all.filter(([name]) => name.startsWith(FIRST_ADDRESS)),
      FIRST_ADDRESS,
    ),
  }
}
