declare module '../../platform/database/tables.ts' {
  interface Tables {
    picture_trash: { name: string; due_at: Date }
  }
}
