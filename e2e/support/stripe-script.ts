import type { BrowserContext } from 'playwright-core'
import type { StripeDouble } from './stripe.ts'

// Stripe's own script comes from its site alone, which tests do not reach. The script below stands in for it, with as
// much of its surface as the web client and Stripe's React package use. It is served under Stripe's address, so that
// the page's security policy is the real one; the card is typed into a frame from that address, as it really is, and
// the frame gets the token from Stripe's API, which the local double plays.

/** Runs in the page: its text is the script. */
function stripeScript() {
  const origin = 'https://js.stripe.com'
  function createCard() {
    const frame = document.createElement('iframe')
    return {
      mount(node: Element) {
        Object.assign(frame, { src: `${origin}/card.html`, title: 'Card form of Stripe', height: '24' })
        frame.style.cssText = 'display: block; width: 100%; border: 0'
        node.append(frame)
      },
      destroy: () => frame.remove(),
      ask: (key: string) => frame.contentWindow?.postMessage({ key }, origin),
    }
  }
  function connect(key: string) {
    let card: ReturnType<typeof createCard> | undefined
    const elements = { create: () => (card = createCard()), getElement: () => card }
    const createPaymentMethod = () =>
      new Promise(resolve => {
        const listen = (event: MessageEvent) => {
          if (event.origin !== origin) return
          removeEventListener('message', listen)
          resolve(event.data)
        }
        addEventListener('message', listen)
        card?.ask(key)
      })
    /** A window of the bank over the page; any answer closes it. */
    function handleNextAction({ clientSecret }: { clientSecret: string }) {
      const bank = document.createElement('iframe')
      Object.assign(bank, { src: `${origin}/bank.html`, title: 'Your bank' })
      bank.style.cssText =
        'position: fixed; inset: 10% 10% auto; z-index: 99999; width: 80%; height: 40%; background: #fff'
      return new Promise(resolve => {
        const listen = ({ source, origin: from, data }: MessageEvent) => {
          if (from !== origin || source !== bank.contentWindow) return
          if (data === 'ready') return bank.contentWindow?.postMessage({ key, clientSecret }, origin)
          removeEventListener('message', listen)
          bank.remove()
          resolve(data)
        }
        addEventListener('message', listen)
        document.body.append(bank)
      })
    }
    const unused = () => Promise.reject(new Error(`With ${key} the web client makes payment methods only`))
    return {
      elements: () => elements,
      createPaymentMethod,
      handleNextAction,
      createToken: unused,
      confirmCardPayment: unused,
    }
  }
  Object.assign(window, { Stripe: Object.assign(connect, { version: 'endive' }) })
}

/** Runs in the frame. */
function frameScript() {
  addEventListener('message', ({ data, source, origin }) => {
    const number = document.querySelector('input')?.value ?? ''
    const body = new URLSearchParams({ type: 'card', key: String(data.key), 'card[number]': number })
    const answer = fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST', body })
      .then(reply => reply.json())
      .then(reply => ('error' in reply ? { error: reply.error } : { paymentMethod: reply }))
    void answer.then(message => source?.postMessage(message, { targetOrigin: origin }))
  })
}

/** Runs in the frame of the bank. */
function bankScript() {
  addEventListener('message', ({ data: { key, clientSecret }, source, origin }) => {
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => {
        const fields = { key: String(key), client_secret: String(clientSecret), agree: button.value }
        void fetch('https://api.stripe.com/v1/3ds2/answer', { method: 'POST', body: new URLSearchParams(fields) })
          .then(reply => reply.json())
          .then(reply => source?.postMessage('error' in reply ? { error: reply.error } : {}, { targetOrigin: origin }))
      })
  })
  parent.postMessage('ready', '*')
}

const script = (run: () => void) => `(${run.toString()})()`
const FRAME = `<!doctype html><html lang="en"><title>Card</title><body style="margin: 0">
<input aria-label="Card number" style="width: 100%; border: 0; background: none; color: #767676; font-size: 16px"><script>${script(frameScript)}</script></html>`

const BANK = `<!doctype html><html lang="en"><title>Your bank</title><body>
<p>Is it you who pays?</p><button value="yes">It is me</button> <button value="no">It is not me</button><script>${script(bankScript)}</script></html>`
const pages = new Map([
  ['/card.html', FRAME],
  ['/bank.html', BANK],
])

/** Stands in for Stripe in the browser. */
export async function serveStripe(context: BrowserContext, { url }: StripeDouble): Promise<void> {
  await context.route('https://js.stripe.com/**', route => {
    const page = pages.get(new URL(route.request().url()).pathname)
    return page === undefined
      ? route.fulfill({ contentType: 'text/javascript', body: script(stripeScript) })
      : route.fulfill({ contentType: 'text/html', body: page })
  })
  await context.route('https://api.stripe.com/**', async route => {
    const request = route.request()
    const reply = await fetch(url + new URL(request.url()).pathname, {
      method: request.method(),
      body: request.postData(),
    })
    await route.fulfill({
      status: reply.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await reply.text(),
    })
  })
}
