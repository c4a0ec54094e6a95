declare module '../database/tables.ts' {
  interface Tables {
    tries: {
      key_hash: Buffer
      count: number
      until: Date
    }
  }
}
