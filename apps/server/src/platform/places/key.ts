const WORDS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

/**
 * A city's name as it is looked up and compared: lower-cased, without accents and apostrophes, other signs as single
 * spaces, "St", "Ste", "Ft" and "Mt" spelled out, except at the end, where MT is Montana.
 * 'St. Louis' and ' saint  LOUIS' are both 'saint louis'.
 */
export const cityKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʻʼ`´]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(st|ste|ft|mt)(?= )/g, word => WORDS[word] ?? word)
