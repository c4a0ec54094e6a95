import type { CallError } from './client.ts'

/** The server said no: its words are said where the act was asked for. */
export const isRefused = ({ status }: CallError): boolean => status >= 400 && status < 500
