import { readFileSync } from 'node:fs'
import { UnusableConfiguration } from './unusable.ts'

/** Each may stand in a file that its name with _FILE names: so containers and service managers hand secrets over. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SECRETS_KEY',
  'SMTP_URL',
  'PICTURES_S3_KEY',
  'PICTURES_S3_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

/** The variables with those of the files; the line end that an editor puts behind a secret is not part of it. */
export function withSecretFiles(given: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = SECRETS.flatMap(name => {
    const file = given[`${name}_FILE`]
    if (file === undefined) return []
    if (given[name] !== undefined) throw new UnusableConfiguration(`${name}: is given, and so is ${name}_FILE`)
    return [[name, contentOf(file, name)] as const]
  })
  return { ...given, ...Object.fromEntries(read) }
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UnusableConfiguration(`${name}_FILE: cannot be read: ${why}`)
  }
}
