/** A dot that a mail program takes for that of a domain: 'play.example', also in the signs of other scripts. */
const DOMAIN_DOT = /(?<=[\p{L}\p{N}_-])[.\u3002\uff0e\uff61](?=\p{L}{2})/gu
/** '192.0.2.7' */
const NUMBERS = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/g
const SCHEME = /:(?=\/\/)/g

/** Text in which no mail program finds a link: it reads the same, with a space where a link would hold together. */
export const breakLinks = (text: string): string =>
  text
    .replace(NUMBERS, numbers => numbers.replaceAll('.', '. '))
    .replace(DOMAIN_DOT, '. ')
    .replace(SCHEME, ': ')

/** Whether a text has a link, or what a mail program takes for one. */
export const holdsLink = (text: string): boolean => breakLinks(text) !== text
