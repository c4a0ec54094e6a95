import { renderSVG } from 'uqr'
import { Html } from '../../platform/pages/html.ts'

/** An address that a phone reads off a screen. */
export const qrCode = (address: string): Html => new Html(renderSVG(address, { border: 1 }))
