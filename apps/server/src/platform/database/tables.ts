/**
 * Every table and its columns, for Kysely. Each feature declares its own beside its SQL:
 *
 *     declare module '../../platform/database/tables.ts' {
 *       interface Tables { sessions: SessionTable }
 *     }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features' declarations
export interface Tables {}
