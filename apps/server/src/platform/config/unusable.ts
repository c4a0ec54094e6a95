/** The configuration cannot be used; the message names each variable that is wrong. */
export class UnusableConfiguration extends Error {
  constructor(...wrong: string[]) {
    super(`The configuration is not usable:\n${wrong.map(line => `  ${line}`).join('\n')}`)
  }
}
