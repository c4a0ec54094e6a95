import type { CrudInterface, DataTypes, Id, OmitId, Table } from 'brackets-model'

type Filter = Readonly<Record<string, unknown>>

/**
 * The tables of one bracket, in memory, as the engine asks for them: some fifteen small reads and writes a match. They
 * are filled before and read after, within one transaction of ours, so the database is asked only twice.
 */
export class BracketTables implements CrudInterface {
  private readonly tables: Record<Table, Map<Id, object>> = {
    participant: new Map(),
    stage: new Map(),
    group: new Map(),
    round: new Map(),
    match: new Map(),
    match_game: new Map(),
  }

  /** Puts a row in as it is, with its id. */
  put<T extends Table>(table: T, row: DataTypes[T]): void {
    this.tables[table].set(row.id, structuredClone(row))
  }

  insert<T extends Table>(table: T, value: OmitId<DataTypes[T]>): Promise<number>
  insert<T extends Table>(table: T, values: OmitId<DataTypes[T]>[]): Promise<boolean>
  insert(table: Table, value: object | object[]): Promise<number | boolean> {
    const rows = this.tables[table]
    const add = (row: object): number => {
      const id = rows.size
      rows.set(id, { ...structuredClone(row), id })
      return id
    }
    if (!Array.isArray(value)) return Promise.resolve(add(value))
    value.forEach(add)
    return Promise.resolve(true)
  }

  select<T extends Table>(table: T): Promise<DataTypes[T][] | null>
  select<T extends Table>(table: T, id: Id): Promise<DataTypes[T] | null>
  select<T extends Table>(table: T, filter: Partial<DataTypes[T]>): Promise<DataTypes[T][] | null>
  select(table: Table, which?: Id | object): Promise<object | null> {
    return Promise.resolve(structuredClone(this.find(table, which)))
  }

  update<T extends Table>(table: T, id: Id, value: DataTypes[T]): Promise<boolean>
  update<T extends Table>(table: T, filter: Partial<DataTypes[T]>, value: Partial<DataTypes[T]>): Promise<boolean>
  update(table: Table, which: Id | object, value: object): Promise<boolean> {
    const rows = this.tables[table]
    if (typeof which === 'object') {
      for (const [id, row] of this.matching(table, { ...which })) rows.set(id, { ...row, ...structuredClone(value) })
    } else rows.set(which, structuredClone(value))
    return Promise.resolve(true)
  }

  delete<T extends Table>(table: T, filter?: Partial<DataTypes[T]>): Promise<boolean> {
    for (const [id] of this.matching(table, { ...filter })) this.tables[table].delete(id)
    return Promise.resolve(true)
  }

  private find(table: Table, which?: Id | object): object | null {
    const rows = this.tables[table]
    if (which === undefined) return [...rows.values()]
    if (typeof which === 'object') return this.matching(table, { ...which }).map(([, row]) => row)
    return rows.get(which) ?? null
  }

  private matching(table: Table, filter: Filter): [Id, object][] {
    return [...this.tables[table]].filter(([, row]) =>
      Object.entries(filter).every(([name, value]) => {
        const own: unknown = Reflect.get(row, name)
        return own === value
      }),
    )
  }
}
