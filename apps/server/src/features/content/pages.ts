import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContentPage } from '@gauntlet/contract/content/endpoints'
import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { ENGLISH } from '../../platform/language/speaker.ts'

const OWN_FOLDER = fileURLToPath(new URL('../../../content', import.meta.url))

export interface Page {
  title: string
  /** Safe HTML, without the title. */
  content: string
}

/** The elements that a text may hold. No pictures: the client loads none from elsewhere. */
const SAFE: sanitizeHtml.IOptions = {
  allowedTags: 'h2 h3 h4 p ul ol li strong em del a blockquote code pre hr br table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href', 'title'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
}

/** Markdown to a page: its first heading is the title, `{{name}}` is filled in from `values`. */
export async function render(markdown: string, values: Readonly<Record<string, string>>): Promise<Page> {
  const text = markdown.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
  const heading = /^# +(.+?) *$/m.exec(text)
  const body = heading ? text.replace(heading[0], '') : text
  return { title: heading?.[1] ?? '', content: sanitizeHtml(await marked.parse(body), SAFE).trim() }
}

interface Kept {
  file: string
  changed: number
  page: Page
}

/**
 * Reads pages from the operator's folder, else from the project's; rendered once for as long as a file stays the same.
 * `valuesIn` words what is filled in, in the language of a page.
 */
export function contentPagesIn(
  folder: string | undefined,
  valuesIn: (language: string) => Readonly<Record<string, string>>,
) {
  const kept = new Map<string, Kept>()
  return async (key: ContentPage, language: string): Promise<Page> => {
    const { file, changed, told } = await newestOf(key, folder, language)
    const known = kept.get(file)
    if (known?.file === file && known.changed === changed) return known.page
    const page = await render(await readFile(file, 'utf8'), valuesIn(told))
    kept.set(file, { file, changed, page })
    return page
  }
}

async function changedAt(file: string): Promise<{ file: string; changed: number } | undefined> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found && { file, changed: found.mtimeMs }
}

/** In another language a page stands beside the English one, `about.de.md`, which is read where it is not there. */
async function newestOf(
  key: ContentPage,
  folder: string | undefined,
  language: string,
): Promise<{ file: string; changed: number; told: string }> {
  const english = { name: `${key}.md`, told: ENGLISH.language }
  const names = language === ENGLISH.language ? [english] : [{ name: `${key}.${language}.md`, told: language }, english]
  // The operator's page in English counts before ours in another language: it says something else.
  for (const each of folder === undefined ? [OWN_FOLDER] : [folder, OWN_FOLDER])
    for (const { name, told } of names) {
      const found = await changedAt(join(each, name))
      if (found) return { ...found, told }
    }
  throw new Error(`There is no page ${key}`)
}
