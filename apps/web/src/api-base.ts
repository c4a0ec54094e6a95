/** Where calls and pictures live; the same origin unless the build sets another. */
export const API_BASE: string = import.meta.env['VITE_API_BASE'] ?? '/api'
