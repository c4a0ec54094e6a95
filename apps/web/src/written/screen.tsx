import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { Self, useSelfQuery } from '../api/use-self.ts'
import { match } from '../paths.ts'
import { tellPasswordMax } from '../password-max.ts'
import { PlayerApp } from '../shell/player-app.tsx'
import { loadScreen, playerRoutes } from '../shell/player-routes.ts'
import { hearTime } from '../ui/clock.ts'
import { tellZone } from '../ui/here.ts'
import { address, NOWHERE } from '../ui/router.ts'
import { visitorRoutes } from '../visitor/routes.ts'
import { type Drawn, drawWhole, headingOf, type Read, withoutScript } from './draw.ts'

export interface WrittenScreen extends Drawn {
  /** The path of its route. */
  route: string
  /** As HTML. */
  title: string
  /** The id of the player whose screen it is. */
  player: string
  /** The styles of single elements, which the page's policy lets stand in its sheet only. */
  style: string
}

/** The device that a screen is written for, and what its page tells the scripts. */
export interface Device {
  zone: string
  /** As an HTTP header tells it. */
  date: string
  passwordMax: number
}

/** Over the rules of the element's class. */
const ruleOf = (text: string, at: number) => `#root [data-style="${at}"]{${text}}`

/** Puts styles out of attributes into a sheet. */
function styleApart(content: string): { content: string; style: string } {
  const styles: string[] = []
  const without = content.replaceAll(/ style="([^"<{}]*)"/g, (_, text: string) => {
    const known = styles.indexOf(text)
    return ` data-style="${known === -1 ? styles.push(text) - 1 : known}"`
  })
  return { content: without, style: styles.map(ruleOf).join('') }
}

/**
 * Writes a player's screen on a phone as its scripts will draw it: the server shows it until they are there. There is
 * none where the address leads elsewhere, an answer does not come, or the player's e-mail is not verified yet.
 */
export async function writeScreen(
  pathname: string,
  search: string,
  read: Read,
  { zone, date, passwordMax }: Device,
): Promise<WrittenScreen | undefined> {
  const route = playerRoutes.find(({ path }) => match(path, pathname))
  const isAnybodys = visitorRoutes.some(({ path, anybody }) => anybody && match(path, pathname))
  if (!route || 'to' in route || isAnybodys) return undefined
  await loadScreen(pathname)
  let player: string | undefined
  function Written() {
    const self = useSelfQuery().data?.payload
    if (self?.preference.verified_email !== 1) return null
    player = self.id
    return (
      <Self value={self}>
        <PlayerApp />
      </Self>
    )
  }
  const draw = () => {
    hearTime(date)
    tellZone(zone)
    tellPasswordMax(passwordMax)
    address.set({ pathname, search, hash: '', at: 0 })
    // Nothing waits for an end of its own, or the answers would be held until then.
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
    try {
      return renderToStaticMarkup(
        <QueryClientProvider client={client}>
          <Written />
        </QueryClientProvider>,
      )
    } finally {
      // The next page that is written is another reader's.
      address.set(NOWHERE)
      tellZone(undefined)
    }
  }
  const drawn = await drawWhole(draw, read)
  if (!drawn || player === undefined) return undefined
  const title = headingOf(drawn.content)
  // It leads elsewhere, or failed: the scripts go there, or say so.
  if (title === '') return undefined
  const { content, style } = styleApart(withoutScript(drawn.content))
  return { ...drawn, route: route.path, title, player, content, style }
}
