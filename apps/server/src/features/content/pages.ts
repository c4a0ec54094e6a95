import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContentPage } from '@gauntlet/contract/content/endpoints'
import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

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
 */
export function contentPagesIn(folder: string | undefined, values: Readonly<Record<string, string>>) {
  const kept = new Map<ContentPage, Kept>()
  return async (key: ContentPage): Promise<Page> => {
    const { file, changed } = await newestOf(key, folder)
    const known = kept.get(key)
    if (known?.file === file && known.changed === changed) return known.page
    const page = await render(await readFile(file, 'utf8'), values)
    kept.set(key, { file, changed, page })
    return page
  }
}

async function newestOf(key: ContentPage, folder: string | undefined): Promise<{ file: string; changed: number }> {
  if (folder !== undefined) {
    const file = join(folder, `${key}.md`)
    const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (found) return { file, changed: found.mtimeMs }
  }
  const file = join(OWN_FOLDER, `${key}.md`)
  return { file, changed: (await stat(file)).mtimeMs }
}
