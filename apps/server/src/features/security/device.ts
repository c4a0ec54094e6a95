/** The first that fits counts: most browsers also name those they are alike to. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/; wv\)/, 'An app'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]
/** No more of a text that anybody may make as long as they like. */
const LOOKED_AT = 400

const firstOf = (table: readonly [RegExp, string][], text: string) => table.find(([form]) => form.test(text))?.[1]

/** A short name for what a User-Agent says: 'Chrome on Android', 'Safari on iPhone', 'Unknown app'. */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LOOKED_AT)
  const browser = firstOf(BROWSERS, text) ?? 'Unknown app'
  const system = text.startsWith('Mozilla/') ? firstOf(SYSTEMS, text) : undefined
  return system === undefined ? browser : `${browser} on ${system}`
}
