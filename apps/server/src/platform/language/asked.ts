const HEADER_MAX = 500

/** The languages of an Accept-Language header, the most wanted first; those that are refused (q=0) are left out. */
function wanted(header: string): string[] {
  return header
    .slice(0, HEADER_MAX)
    .split(',')
    .flatMap(part => {
      const [tag = '', ...rest] = part.trim().split(/\s*;\s*/)
      const quality = rest.find(one => /^q=/i.test(one))
      const q = quality === undefined ? 1 : Number(quality.slice(2))
      return /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(tag) && q > 0 ? [{ tag: tag.toLowerCase(), q }] : []
    })
    .toSorted((a, b) => b.q - a.q)
    .map(({ tag }) => tag)
}

/**
 * Which of the languages that are offered a client asked for: the first wanted one that is there, as it was asked for
 * or without its region ('es-MX' is answered with 'es'), else undefined.
 */
export function askedLanguage(header: string | undefined, offered: readonly string[]): string | undefined {
  const byTag = new Map(offered.map(tag => [tag.toLowerCase(), tag]))
  for (const tag of wanted(header ?? '')) {
    const parts = tag.split('-')
    for (let length = parts.length; length > 0; length--) {
      const found = byTag.get(parts.slice(0, length).join('-'))
      if (found !== undefined) return found
    }
  }
  return undefined
}
