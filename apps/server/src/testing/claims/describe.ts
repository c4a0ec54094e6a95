import type { Client, Connection, FieldDef, Submittable } from 'pg'

/** A statement as the database itself describes it: the types of its parameters and the columns of its rows. */
export interface Described {
  parameters: number[]
  columns: FieldDef[]
}

interface ParametersMessage {
  dataTypeIDs: number[]
}

/** Has a statement prepared and described, and not run: the driver has no such thing of its own. */
class Description implements Submittable {
  readonly #text: string
  readonly #settle: (outcome: Described | Error) => void
  readonly #described: Described = { parameters: [], columns: [] }
  #forget = () => {}

  constructor(text: string, settle: (outcome: Described | Error) => void) {
    this.#text = text
    this.#settle = settle
  }

  submit(connection: Connection): void {
    const onParameters = ({ dataTypeIDs }: ParametersMessage) => {
      this.#described.parameters = dataTypeIDs
    }
    connection.on('parameterDescription', onParameters)
    this.#forget = () => connection.off('parameterDescription', onParameters)
    connection.parse({ name: '', text: this.#text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#described.columns = fields
  }

  handleError(error: Error): void {
    this.#forget()
    this.#settle(error)
  }

  handleReadyForQuery(): void {
    this.#forget()
    this.#settle(this.#described)
  }
}

export const describeStatement = (client: Client, text: string): Promise<Described> =>
  new Promise((resolve, reject) => {
    client.query(
      new Description(text, outcome => {
        if (outcome instanceof Error) reject(outcome)
        else resolve(outcome)
      }),
    )
  })
