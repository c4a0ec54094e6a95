import { renderToStaticMarkup } from 'react-dom/server'
import { withAnswers } from '../api/first-answers.ts'
import { match } from '../paths.ts'
import { tellPasswordMax } from '../password-max.ts'
import { PlaceOfPage } from '../ui/router.ts'
import { visitorRoutes } from './routes.ts'

export interface WrittenPage {
  /** The path of its route. */
  route: string
  /** Both as HTML. */
  title: string
  content: string
  /** The bodies of the answers that it shows, each by its request. */
  answers: [request: string, body: string][]
}

/** A part that one answer leads to may ask for another one. */
const ROUNDS = 4

/**
 * Nothing inline has a style by the page's policy, and what needs a script waits for it. What somebody or a password
 * manager typed until then would be lost.
 */
const withoutScript = (markup: string) =>
  markup
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/<(?:button|select|fieldset|form)(?=[ >])/g, '$& inert=""')
    .replaceAll(/<(?:input|textarea)(?=[ >])/g, '$& readonly=""')

/**
 * Writes a visitors' page as its scripts will draw it: the server shows it until they are there. `read` gets the body
 * of an answer by its request, or nothing; then there is no page, and none where the server is not to write it.
 * `passwordMax` is what the page tells its scripts.
 */
export async function writePage(
  pathname: string,
  search: string,
  read: (request: string) => Promise<string | undefined>,
  passwordMax: number,
): Promise<WrittenPage | undefined> {
  const route = visitorRoutes.find(({ path, written }) => written && match(path, pathname))
  const parts = route && match(route.path, pathname)
  if (!parts) return undefined
  tellPasswordMax(passwordMax)
  const { default: Page, ready } = await route.load()
  await ready
  const place = { pathname, search, hash: '', at: 0, parts }
  const answers = new Map<string, string>()
  const draw = (asked: Set<string>) =>
    withAnswers(answers, asked, () =>
      renderToStaticMarkup(
        <PlaceOfPage value={place}>
          <Page parts={parts} />
        </PlaceOfPage>,
      ),
    )
  for (let round = 0; round < ROUNDS; round++) {
    // Parts that are loaded by themselves are asked for by being drawn, and there a moment later.
    draw(new Set())
    await new Promise(resolve => setTimeout(resolve))
    const asked = new Set<string>()
    const content = draw(asked)
    const missing = [...asked].filter(request => !answers.has(request))
    if (missing.length === 0) {
      const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(content)?.[1] ?? ''
      const shown = [...answers].filter(([request]) => asked.has(request))
      return { route: route.path, title, content: withoutScript(content), answers: shown }
    }
    const bodies = await Promise.all(missing.map(read))
    for (const [at, request] of missing.entries()) {
      const body = bodies[at]
      if (body === undefined) return undefined
      answers.set(request, body)
    }
  }
  return undefined
}
