import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply } from 'fastify'

export const REPORTS_PATH = '/csp-reports'

/**
 * Where Stripe's script comes from, where it draws the card's fields and a bank's question, and where it sends them.
 */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

/**
 * The permissions that the app may ask a browser for: the place of the device for 'near me', a passkey, the clipboard
 * for a link, a full screen, and the payment sheet of a card. Everything else is off, for frames inside the page too.
 */
const ALLOWED = [
  'geolocation=(self)',
  'publickey-credentials-get=(self)',
  'publickey-credentials-create=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  'web-share=(self)',
  'payment=(self "https://js.stripe.com")',
]
const OFF =
  'accelerometer autoplay bluetooth browsing-topics camera display-capture gyroscope hid magnetometer microphone midi serial usb xr-spatial-tracking'
const PERMISSIONS = [...ALLOWED, ...OFF.split(' ').map(feature => `${feature}=()`)].join(', ')

export interface PagePolicy {
  /** The CSP sources of the inline scripts and styles that the build put into the page, as `'sha256-…'`. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Only where Stripe takes payments may its script run. */
  stripe: boolean
}

/**
 * Helmet for the app's own page: nothing inline but what the build wrote, and text becomes markup in one place only.
 */
export const appPolicy = ({ scripts, styles, stripe }: PagePolicy): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts, ...(stripe ? STRIPE.script : [])],
      styleSrc: ["'self'", ...styles],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'", ...(stripe ? STRIPE.connect : [])],
      frameSrc: stripe ? STRIPE.frame : ["'none'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      // `content` writes the server's sanitized text, `default` names the scripts that libraries may load.
      trustedTypes: ['content', 'default'],
      reportUri: [REPORTS_PATH],
      reportTo: ['pages'],
    },
  },
  // Written with every answer, not only with pages.
  strictTransportSecurity: false,
})

/**
 * Headers of helmet that a browser ignores with a script or a style: they are more bytes than many of those files have,
 * and a first page asks for thirty.
 */
export const PAGES_ONLY: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Allows one more style in the page of an answer, by its hash. */
export function allowStyle(reply: FastifyReply, hash: string): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'))
  return reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${hash}`))
}

/** The headers of a page that helmet does not write. */
export const pageHeaders = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'permissions-policy': PERMISSIONS, 'reporting-endpoints': `pages="${REPORTS_PATH}"` })
