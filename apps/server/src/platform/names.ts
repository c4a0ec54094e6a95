/** The key names are ordered and searched by: lower-cased, without accents, single spaces. */
export const foldName = (...names: string[]): string =>
  names.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
