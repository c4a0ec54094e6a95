/** The product's name on screens; `APP_NAME` at build time changes it. */
export const APP_NAME: string = import.meta.env['VITE_APP_NAME'] ?? 'Gauntlet'
