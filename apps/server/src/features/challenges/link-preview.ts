const ADDRESS = /^\/challenge\/link\/[^/]+\/?$/i

/**
 * The preview of a challenge's link where it is shared. It is the same for every code: the programs that draw previews
 * keep what they have read, and nobody finds out by them which codes there are.
 */
export const linkPreview = (path: string): { title: string; description: string } | undefined =>
  ADDRESS.test(path)
    ? { title: 'You are challenged to a match', description: 'Open the link to see who, when and where, and accept.' }
    : undefined
