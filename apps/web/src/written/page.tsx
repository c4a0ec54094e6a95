import { renderToStaticMarkup } from 'react-dom/server'
import { match } from '../paths.ts'
import { tellPasswordMax } from '../password-max.ts'
import { PlaceOfPage } from '../ui/router.ts'
import { visitorRoutes } from '../visitor/routes.ts'
import { type Drawn, drawWhole, headingOf, type Read, withoutScript } from './draw.ts'

export interface WrittenPage extends Drawn {
  /** The path of its route. */
  route: string
  /** As HTML. */
  title: string
}

/**
 * Writes a visitors' page as its scripts will draw it: the server shows it until they are there. There is no page where
 * the server is not to write it, or an answer does not come. `passwordMax` is what the page tells its scripts.
 */
export async function writePage(
  pathname: string,
  search: string,
  read: Read,
  passwordMax: number,
): Promise<WrittenPage | undefined> {
  const route = visitorRoutes.find(({ path, written }) => written && match(path, pathname))
  const parts = route && match(route.path, pathname)
  if (!parts) return undefined
  tellPasswordMax(passwordMax)
  const { default: Page, ready } = await route.load()
  await ready
  const place = { pathname, search, hash: '', at: 0, parts }
  const drawn = await drawWhole(
    () =>
      renderToStaticMarkup(
        <PlaceOfPage value={place}>
          <Page parts={parts} />
        </PlaceOfPage>,
      ),
    read,
  )
  if (!drawn) return undefined
  // Nothing inline has a style by the page's policy.
  const content = withoutScript(drawn.content.replaceAll(/ style="[^"]*"/g, ''))
  return { ...drawn, route: route.path, title: headingOf(content), content }
}
